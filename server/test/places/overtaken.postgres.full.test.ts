import { PaymentMethod, PaymentStatus, Plan } from 'shared-api/contract';
import { outbox, payments, sessions, settings } from '../../src/data/schema';
import { lockSettings } from '../../src/data/settings';
import { clubForAll, type Person } from '../support/club';
import { emptyTables } from '../support/ledger';
import { differencesIn } from '../support/ledger-promises';
import { somebodyWaits } from '../support/locks';
import { savePayment } from '../support/payments';
import { placesIn } from '../support/places';

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

test.each<[string, (id: string, as: Person) => Promise<unknown>]>([
  ['paid for', (id) => savePayment(club, id, {})],
  [
    'said to be paid for',
    (id, as) => club.call('PUT /api/v1/Payments/{id}/sent', { as, params: { id }, body: { sent: true } }),
  ],
])('a spot that is %s while it goes to who waits, for want of money, stays', async (_, pay) => {
  const { db } = club.database;
  const { say, wait, show, sweep } = placesIn(() => club);
  await db.transaction(lockSettings);
  await db.update(settings).set({ unpaidHoldHours: 24 });
  const [ana, ben] = [await club.person(), await club.person()];
  club.clock.set('2026-11-21T17:00:00Z');
  const id = await club.session({ maxCapacity: 1 });
  (await say(ana, id, true)).ok();
  (await wait(ben, id)).ok();
  club.clock.set('2026-11-22T13:00:00Z');
  await sweep();
  club.clock.set('2026-11-22T19:00:00Z');
  const [again, due] = [await club.again(ana), await db.select().from(payments)];
  await club.again(await club.admin());
  await Promise.all(
    await db.transaction(async (tx) => {
      await tx.select().from(payments).for('update');
      const paying = pay(due[0]?.id ?? '', again);
      await somebodyWaits(tx);
      const sweeping = sweep();
      await somebodyWaits(tx, 2);
      return [paying, sweeping];
    }),
  );
  expect((await show(id, again)).place?.standing).toBe('in');
  expect(await differencesIn(db)).toEqual([]);
});
