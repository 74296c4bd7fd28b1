import { PaymentMethod, PaymentStatus, Plan } from 'shared-api/contract';
import { outbox, payments, sessions } from '../../src/db/schema';
import { clubForAll } from '../support/club';
import { emptyTables } from '../support/ledger';
import { differencesIn } from '../support/ledger-promises';
import { somebodyWaits } from '../support/locks';

const club = clubForAll();
beforeEach(() => emptyTables(club.database.db, outbox, payments, sessions));

test.each([
  ['has failed', 'no', { status: PaymentStatus.Failed }],
  ['costs something else', 'no', { amount: 12 }],
  ['was paid after all', 'yes', { status: PaymentStatus.Completed }],
] as const)(
  'a payment that %s between reading and writing is decided about anew',
  async (_, type, change) => {
    const [as, id, admin] = [await club.person(), await club.session(), await club.admin()];
    const params = { id };
    (await club.call('POST /api/v1/Sessions/{id}/register', { as, params })).ok();
    if (type === 'yes') (await club.call('DELETE /api/v1/Sessions/{id}/register', { as, params })).ok();
    const { db } = club.database;
    const [row] = await db.select().from(payments);
    const body = {
      plan: Plan.DropIn,
      method: PaymentMethod.Interac,
      amount: 10,
      status: PaymentStatus.Pending,
    };
    const of = { as: admin, params: { id: row?.id ?? '' }, body: { ...body, ...change } };
    const changes = await db.transaction(async (tx) => {
      await tx.select().from(payments).for('update');
      const first = club.call('PUT /api/v1/Payments/{id}', of);
      await somebodyWaits(tx);
      const name =
        type === 'yes' ? 'POST /api/v1/Sessions/{id}/register' : 'DELETE /api/v1/Sessions/{id}/register';
      const second = club.call(name, { as, params });
      await somebodyWaits(tx, 2);
      return [first, second];
    });
    for (const changed of await Promise.all(changes)) changed.ok();
    expect(await differencesIn(club.database.db)).toEqual([]);
  },
);
