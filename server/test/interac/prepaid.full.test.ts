import { PaymentStatus, type Transfer, type TransferDecision } from 'shared-api/contract';
import { clubForAll, type Person } from '../support/club';
import { recordPayment, savePayment } from '../support/payments';
import { placesIn } from '../support/places';
import { importRows, transferOf } from '../support/statements';

const club = clubForAll();
let admin: Person;
beforeAll(async () => {
  admin = await club.admin();
});

const { say, mailsTo } = placesIn(() => club);
const balanceOf = async (as: Person) => (await club.call('GET /api/v1/Balances/mine', { as })).ok();
const importOf = (...rows: string[]) => importRows(club, ...rows);
const decide = (id: string, body: TransferDecision) =>
  club.call('PUT /api/v1/Transfers/{id}/decision', { as: admin, params: { id }, body });
const asked = async (row: string): Promise<Transfer> => (await importOf(row)).asked[0] as Transfer;

test('a transfer with one’s own reference is credit, dated as received, and pays what is open, oldest first', async () => {
  const person = await club.person();
  const [first, second] = [
    await recordPayment(club, { userId: person.id, amount: 10 }),
    await recordPayment(club, { userId: person.id, amount: 15 }),
  ];
  const { reference } = await balanceOf(person);
  const row = `2026-11-18,INTERAC e-Transfer ${reference.toLowerCase()},20.00`;
  const { settled } = await importOf(row);
  expect(settled).toMatchObject([
    { state: 'settled', reason: 'prepaid', payment: null, person: { id: person.id }, decidedBy: '' },
  ]);
  expect(await balanceOf(person)).toMatchObject({
    ...{ credit: 0, owed: 5 },
    open: [{ paymentId: second.id, amount: 15, paid: 10, due: 5 }],
  });
  const paid = await club.call('GET /api/v1/Payments/{id}', { as: admin, params: { id: first.id } });
  expect(paid.ok().status).toBe(PaymentStatus.Completed);
  const history = await club.call('GET /api/v1/Balances/mine/entries', { as: person });
  expect(history.ok().filter(({ kind }) => kind === 'received')).toMatchObject([
    { date: '2026-11-18', amount: 20, payment: null },
  ]);
  // The same file again gives nobody credit.
  expect((await importOf(row)).counts).toMatchObject({ settled: 0, duplicate: 1 });
  expect((await balanceOf(person)).owed).toBe(5);
});

test('what one’s own transfer pays in part is no longer said to be sent; what it does not reach still is', async () => {
  const person = await club.person();
  const { reference } = await balanceOf(person);
  for (const amount of [10, 15, 20]) {
    const { id } = await recordPayment(club, { userId: person.id, amount });
    const body = { sent: true };
    (await club.call('PUT /api/v1/Payments/{id}/sent', { as: person, params: { id }, body })).ok();
  }
  await importOf(`2026-11-18,INTERAC ${reference},12.00`);
  expect((await balanceOf(person)).open).toMatchObject([
    { paid: 2, due: 13, sentOn: null },
    { paid: 0, due: 20, sentOn: expect.any(String) },
  ]);
});

test('in one statement, what names a payment settles it before credit does', async () => {
  const person = await club.person();
  const payment = await recordPayment(club, { userId: person.id, amount: 10 });
  const { reference } = await balanceOf(person);
  const { counts } = await importOf(
    `2026-11-17,INTERAC ${reference},30.00`,
    `2026-11-17,INTERAC ${payment.reference},10.00`,
  );
  expect(counts.settled).toBe(2);
  expect(await balanceOf(person)).toMatchObject({ credit: 30, owed: 0 });
});

test('what names a withdrawn payment is suggested for that person’s balance, and taken back again', async () => {
  const person = await club.person();
  const sessionId = await club.session();
  await say(person, sessionId, true);
  const [due] = (await balanceOf(person)).open;
  await say(person, sessionId, false);
  const transfer = await asked(`2026-11-20,INTERAC ${due?.reference},10.00`);
  expect(transfer).toMatchObject({ reason: 'withdrawn', payment: { userId: person.id }, person: null });
  expect((await decide(transfer.id, { decision: 'credit', note: 'Said no' })).ok()).toMatchObject({
    ...{ state: 'settled', reason: 'byHand', payment: null, note: 'Said no' },
    person: { id: person.id, name: `${person.firstName} ${person.lastName}` },
  });
  expect(await balanceOf(person)).toMatchObject({ credit: 10, owed: 0 });
  expect((await decide(transfer.id, { decision: 'undo' })).ok().state).toBe('unmatched');
  expect(await balanceOf(person)).toMatchObject({ credit: 0, owed: 0 });
  expect((await mailsTo(person)).at(-1)).toMatchObject({
    template: 'payment-put-back',
    props: { amount: 10, date: '2026-11-20', due: [], credit: 0 },
  });
});

test('a transfer goes to the balance of whoever is found, and to somebody else’s after that is undone', async () => {
  const [one, other] = [await club.person(), await club.person()];
  const transfer = await asked('2026-11-20,INTERAC e-Transfer From AUNT OF SOMEBODY,25.00');
  expect((await decide(transfer.id, { decision: 'credit' })).error().code).toBe('userNotFound');
  const unknown = '00000000-0000-7000-8000-000000000000';
  expect((await decide(transfer.id, { decision: 'credit', userId: unknown })).error().code).toBe(
    'userNotFound',
  );
  await decide(transfer.id, { decision: 'credit', userId: one.id });
  expect((await balanceOf(one)).credit).toBe(25);
  expect((await decide(transfer.id, { decision: 'credit', userId: other.id })).error().code).toBe(
    'transferDecided',
  );
  await decide(transfer.id, { decision: 'undo' });
  await decide(transfer.id, { decision: 'credit', userId: other.id });
  expect([(await balanceOf(one)).credit, (await balanceOf(other)).credit]).toEqual([0, 25]);
  // Then it settles a payment, and that is undone too.
  await decide(transfer.id, { decision: 'undo' });
  const payment = await recordPayment(club, { userId: one.id, amount: 25 });
  await decide(transfer.id, { decision: 'settle', paymentId: payment.id });
  expect((await balanceOf(one)).owed).toBe(0);
  expect((await decide(transfer.id, { decision: 'undo' })).ok()).toMatchObject({
    state: 'unmatched',
    person: null,
  });
  expect([(await balanceOf(one)).owed, (await balanceOf(other)).credit]).toEqual([25, 0]);
});

test('credit that has paid for something is not taken back before that is undone', async () => {
  const person = await club.person();
  const { reference } = await balanceOf(person);
  const { settled } = await importOf(`2026-11-20,INTERAC ${reference},10.00`);
  const payment = await recordPayment(club, { userId: person.id, amount: 10 });
  const id = settled[0]?.id ?? '';
  const refused = (await decide(id, { decision: 'undo' })).error();
  expect(refused.code).toBe('creditSpent');
  expect(refused.message).toContain('Mark that payment as failed');
  // The refusal's advice works.
  await savePayment(club, payment.id, { status: PaymentStatus.Failed });
  expect((await decide(id, { decision: 'undo' })).ok().state).toBe('unmatched');
  expect(await balanceOf(person)).toMatchObject({ credit: 0, owed: 0 });
});

test('whoever leaves is forgotten in what they sent in advance; the money stays on the books', async () => {
  const person = await club.person();
  const { reference } = await balanceOf(person);
  const { settled } = await importOf(`2026-11-20,INTERAC FROM ZELDA ZEBRA ${reference},10.00`);
  await club.call('DELETE /api/v1/Users/{id}', { as: admin, params: { id: person.id }, body: null });
  expect(await transferOf(club, settled[0]?.id ?? '')).toMatchObject({
    sender: '',
    message: '',
    person: null,
    state: 'settled',
  });
});
