import { outbox, payments, sessions, subscriptions } from '../../src/data/schema';
import { clubForAll, type Person } from '../support/club';
import { emptyTables } from '../support/ledger';
import { enterInAccount } from '../support/payments';
import { placesIn } from '../support/places';
import { storeSettings } from '../support/settings';

/** When an unpaid place goes to who waits: the model (places/model) in the running product. */
const club = clubForAll();

beforeEach(async () => {
  // A week before the session of Saturday, November 28, at ten.
  club.clock.set('2026-11-21T17:00:00Z');
  await emptyTables(club.database.db, outbox, payments, subscriptions, sessions);
  await storeSettings(club, { lateNoCharged: true, unpaidHoldHours: 24 });
});

const { show, say, wait, sweep, mailsTo, templatesTo, owed } = placesIn(() => club);
const lastMail = async (person: Person) => (await mailsTo(person)).at(-1);

/** An unpaid place in a full session, with a day to pay and somebody waiting. */
async function unpaid() {
  const [ana, ben] = await club.people(2);
  const id = await club.session({ maxCapacity: 1 });
  (await say(ana, id, true)).ok();
  (await wait(ben, id)).ok();
  return { ana, ben, id };
}
const sweepAt = async (moment: string) => {
  club.clock.set(moment);
  await sweep();
  await sweep();
};

test('a place without money goes to who waits, after a reminder and by day', async () => {
  const { ana, ben, id } = await unpaid();
  await sweepAt('2026-11-22T04:30:00Z');
  await sweepAt('2026-11-22T05:00:00Z');
  expect(await templatesTo(ana)).toEqual(['place-confirmed']);
  await sweepAt('2026-11-22T13:00:00Z');
  expect(await lastMail(ana)).toMatchObject({
    template: 'place-unpaid',
    props: { until: '2026-11-22T19:00:00.000Z', due: { amount: 10 } },
  });
  await sweepAt('2026-11-22T18:59:00Z');
  expect((await show(id, ana)).place?.standing).toBe('in');
  await sweepAt('2026-11-22T19:00:00Z');
  expect(await templatesTo(ana)).toEqual(['place-confirmed', 'place-unpaid', 'place-lapsed']);
  expect((await show(id, ben)).place?.standing).toBe('in');
  expect([await owed(ana), await owed(ben)]).toMatchObject([[], [{ amount: 10 }]]);
});

test('a place without money of which the money is said to be on its way stays for two days', async () => {
  const { ana, id } = await unpaid();
  const [due] = await owed(ana);
  (
    await club.call('PUT /api/v1/Payments/{id}/sent', {
      as: ana,
      params: { id: due?.id ?? '' },
      body: { sent: true },
    })
  ).ok();
  await sweepAt('2026-11-23T16:59:00Z');
  expect(await templatesTo(ana)).toEqual(['place-confirmed']);
  await sweepAt('2026-11-23T17:00:00Z');
  expect(await templatesTo(ana)).toEqual(['place-confirmed', 'place-unpaid']);
  expect((await lastMail(ana))?.props).toMatchObject({ due: { sentOn: '2026-11-21T17:00:00.000Z' } });
  expect((await show(id, ana)).place?.standing).toBe('in');
  await sweepAt('2026-11-23T23:00:00Z');
  expect((await show(id, ana)).place?.standing).toBe('out');
});

test('a place without money is not held for longer by taking back that the money was sent, and saying so again', async () => {
  const { ana, id } = await unpaid();
  const [due] = await owed(ana);
  const say = async (sent: boolean) =>
    club.call('PUT /api/v1/Payments/{id}/sent', { as: ana, params: { id: due?.id ?? '' }, body: { sent } });
  const first = (await say(true)).ok().sentOn;
  club.clock.set('2026-11-23T16:00:00Z');
  expect((await say(false)).ok().sentOn).toBeNull();
  expect((await say(true)).ok().sentOn).toBe(first);
  await sweepAt('2026-11-23T17:00:00Z');
  await sweepAt('2026-11-23T23:00:00Z');
  expect((await show(id, ana)).place?.standing).toBe('out');
});

test('a place without money of which a part has come is not paid, and the part becomes credit', async () => {
  const [ana, ben] = await club.people(2);
  (await enterInAccount(club, ana.id, { kind: 'credit', amount: 4 })).ok();
  const id = await club.session({ maxCapacity: 1 });
  (await say(ana, id, true)).ok();
  (await wait(ben, id)).ok();
  await sweepAt('2026-11-22T13:00:00Z');
  expect(await lastMail(ana)).toMatchObject({ template: 'place-unpaid', props: { due: { amount: 6 } } });
  await sweepAt('2026-11-22T19:00:00Z');
  expect((await show(id, ben)).place?.standing).toBe('in');
  expect(await templatesTo(ana)).toEqual([
    'place-confirmed',
    'place-unpaid',
    'place-lapsed',
    'payment-credited',
  ]);
  expect((await club.call('GET /api/v1/Balances/mine', { as: ana })).ok()).toMatchObject({
    credit: 4,
    owed: 0,
  });
});
