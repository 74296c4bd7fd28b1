import { PaymentMethod, PaymentStatus, Plan } from 'shared-api/contract';
import { outbox, payments, sessions } from '../../src/db/schema';
import { lockForChange } from '../../src/features/attendance/queue';
import { differencesIn } from '../../src/features/ledger/check';
import { changePlaces } from '../../src/features/places/change';
import { clubForAll } from '../support/club';
import { emptyTables } from '../support/ledger';

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
    const { services } = club.app;
    let attempts = 0;
    await services.db.transaction(async (tx) => {
      attempts++;
      const event = { type, key: as.id };
      const { session, known } = await lockForChange(services, tx, id, event);
      if (attempts === 1) {
        const [row] = await club.database.db.select().from(payments);
        const body = {
          plan: Plan.DropIn,
          method: PaymentMethod.Interac,
          amount: 10,
          status: PaymentStatus.Pending,
        };
        const of = { as: admin, params: { id: row?.id ?? '' }, body: { ...body, ...change } };
        (await club.call('PUT /api/v1/Payments/{id}', of)).ok();
      }
      await changePlaces(services, tx, session, [event], { known });
    });
    expect(await differencesIn(club.database.db)).toEqual([]);
    expect(attempts).toBe(2);
  },
);
