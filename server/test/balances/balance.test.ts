import { PaymentMethod, PaymentStatus, Plan } from 'shared-api/contract';
import { clubForAll, type Person } from '../support/club';
import { recordPayment, setPaymentStatus } from '../support/payments';
import { placesIn } from '../support/places';
import { addSeason } from '../support/seasons';

const club = clubForAll();

const { say, bring } = placesIn(() => club);
const balanceOf = async (as: Person) => (await club.call('GET /api/v1/Balances/mine', { as })).ok();
const entriesOf = async (as: Person, query = {}) =>
  (await club.call('GET /api/v1/Balances/mine/entries', { as, query })).ok();
const sent = (as: Person, id: string, isSent: boolean) =>
  club.call('PUT /api/v1/Payments/{id}/sent', { as, params: { id }, body: { sent: isSent } });
const receiptOf = (as: Person, id: string) =>
  club.call('GET /api/v1/Payments/{id}/receipt', { as, params: { id } });

test('somebody new owes nothing, and has a reference of their own that lasts', async () => {
  const person = await club.person();
  const first = await balanceOf(person);
  expect(first).toMatchObject({ credit: 0, owed: 0, open: [], payTo: expect.stringContaining('@') });
  expect(first.reference).toMatch(/^CS-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect((await balanceOf(person)).reference).toBe(first.reference);
  expect((await balanceOf(await club.person())).reference).not.toBe(first.reference);
  // Two devices at once get the same one.
  const other = await club.person();
  const [one, two] = await Promise.all([balanceOf(other), balanceOf(other)]);
  expect(one.reference).toBe(two.reference);
  expect(await entriesOf(person)).toEqual([]);
});

test('what is open has its Saturday, its guest or its period, oldest first', async () => {
  const person = await club.person();
  const sessionId = await club.session();
  await say(person, sessionId, true);
  await bring(person, sessionId, 'Camille');
  const season = { startDate: '2026-12-01', endDate: '2027-02-28', price: 95 };
  await addSeason(club, season);
  await club.call('POST /api/v1/SeasonSubscriptions', { as: person, body: season });
  const { open, owed } = await balanceOf(person);
  expect(open).toMatchObject([
    { plan: Plan.DropIn, sessionDate: '2026-11-28', guestName: null, due: 10, paid: 0, sentOn: null },
    { plan: Plan.DropIn, sessionDate: '2026-11-28', guestName: 'Camille', due: 10 },
    { plan: Plan.Membership, sessionDate: null, passStart: '2026-12-01', passEnd: '2027-02-28', due: 95 },
  ]);
  expect(owed).toBe(115);
});

test('“I have sent it” flags and is undone, settles nothing, and only what one owes oneself', async () => {
  const [person, other] = [await club.person(), await club.person()];
  const payment = await recordPayment(club, { userId: person.id, amount: 10 });
  expect((await sent(other, payment.id, true)).error().code).toBe('paymentNotFound');
  const flagged = (await sent(person, payment.id, true)).ok();
  expect(flagged).toMatchObject({ status: PaymentStatus.Pending, paid: 0, version: payment.version });
  expect(flagged.sentOn).toBe(club.clock.now().toISOString());
  const admin = await club.admin();
  const shown = await club.call('GET /api/v1/Payments/{id}', { as: admin, params: { id: payment.id } });
  expect(shown.ok().sentOn).toBe(flagged.sentOn);
  const { open, owed } = await balanceOf(person);
  expect([owed, open[0]?.sentOn]).toEqual([10, flagged.sentOn]);
  expect((await sent(person, payment.id, false)).ok().sentOn).toBeNull();
  await setPaymentStatus(club, payment.id, PaymentStatus.Completed);
  // As after a lost reply: the money has been received meanwhile.
  for (const isSent of [true, false])
    expect((await sent(person, payment.id, isSent)).error()).toMatchObject({
      code: 'nothingDue',
      message: 'There is nothing left to pay here',
    });
});

test('“I have sent it” counts from the first time: said again later, or twice at once', async () => {
  const person = await club.person();
  const { id, version } = await recordPayment(club, { userId: person.id, amount: 10 });
  const both = await Promise.all([sent(person, id, true), sent(person, id, true)]);
  const first = both.map((reply) => reply.ok().sentOn);
  expect(first).toEqual([club.clock.now().toISOString(), club.clock.now().toISOString()]);
  const now = club.clock.now();
  club.clock.set(new Date(now.getTime() + 3_600_000));
  expect((await sent(person, id, true)).ok().sentOn).toBe(first[0]);
  for (const _ of ['once', 'twice']) expect((await sent(person, id, false)).ok().sentOn).toBeNull();
  expect((await sent(person, id, true)).ok()).toMatchObject({ sentOn: first[0], version });
  expect(await balanceOf(person)).toMatchObject({ owed: 10, open: [{ due: 10, sentOn: first[0] }] });
  club.clock.set(now);
});

test('the history says what was asked, came, was asked no longer and became credit, with the balance after each', async () => {
  const person = await club.person();
  const sessionId = await club.session({ sessionDate: '2026-12-05' });
  await say(person, sessionId, true);
  const id = (await balanceOf(person)).open[0]?.paymentId ?? '';
  await setPaymentStatus(club, id, PaymentStatus.Completed);
  await say(person, sessionId, false);
  expect(await balanceOf(person)).toMatchObject({ credit: 10, owed: 0, open: [] });
  const history = (await entriesOf(person)).toReversed();
  expect(history.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['charge', -10, -10],
    ['received', 10, 0],
    ['reversal', 10, 10],
    ['applied', -10, 10],
  ]);
  expect(history[0]?.payment).toMatchObject({ id, sessionDate: '2026-12-05', isPaid: false });
  expect(await entriesOf(await club.person())).toEqual([]);

  // It pays the next yes, with the same reference.
  await say(person, sessionId, true);
  expect(await balanceOf(person)).toMatchObject({ credit: 0, owed: 0, open: [] });
  const [newest] = await entriesOf(person);
  expect(newest).toMatchObject({ kind: 'applied', amount: 10, balance: 0, payment: { id, isPaid: true } });
  const page = await club.call('GET /api/v1/Balances/mine/entries', {
    as: person,
    query: { page: 2, pageSize: 4 },
  });
  expect([page.ok().length, page.headers['x-total-count']]).toEqual([2, '6']);
});

test('a receipt is for a completed payment of one’s own, and says what credit has paid', async () => {
  const [person, other] = [await club.person(), await club.person()];
  const payment = await recordPayment(club, { userId: person.id, amount: 12.5 });
  expect((await receiptOf(person, payment.id)).error().code).toBe('paymentNotFound');
  await setPaymentStatus(club, payment.id, PaymentStatus.Completed);
  expect((await receiptOf(person, payment.id)).ok()).toMatchObject({
    personName: `${person.firstName} ${person.lastName}`,
    ...{ amount: 12.5, fromCredit: 0, method: PaymentMethod.Interac, reference: payment.reference },
  });
  expect((await receiptOf(other, payment.id)).error().code).toBe('paymentNotFound');
  expect((await receiptOf(await club.admin(), payment.id)).error().code).toBe('paymentNotFound');
  await setPaymentStatus(club, payment.id, PaymentStatus.Refunded);
  expect((await receiptOf(person, payment.id)).error().code).toBe('paymentNotFound');
});
