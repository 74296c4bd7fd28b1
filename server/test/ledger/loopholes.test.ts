import { eq } from 'drizzle-orm';
import { PaymentStatus, Plan } from 'shared-api/contract';
import {
  entries,
  outbox,
  payments,
  sessions,
  settings,
  subscriptions,
  transfers,
} from '../../src/data/schema';
import { lockSettings } from '../../src/data/settings';
import { clubForAll, type Person } from '../support/club';
import { emptyTables } from '../support/ledger';
import { ledgerViolations } from '../support/ledger-promises';
import {
  askedPayments,
  enterInAccount,
  recordPayment,
  savePayment,
  setPaymentStatus,
} from '../support/payments';
import { placesIn } from '../support/places';
import { decideTransfer, importRows } from '../support/statements';

/** Attempts to gain money from the club, or to make its books inconsistent. */
const club = clubForAll();

/** A week before, and the day before, the session of Saturday, November 28, at ten. */
const early = '2026-11-21T17:00:00Z';
const late = '2026-11-27T17:00:00Z';
const start = '2026-11-28T15:00:00Z';

beforeEach(async () => {
  club.clock.set(early);
  const { db } = club.database;
  await emptyTables(db, outbox, transfers, payments, subscriptions, sessions);
  await db.transaction(lockSettings);
  await db.update(settings).set({ lateNoCharged: true, creditReleasedDates: true });
});
// Whatever was tried, the books are consistent.
afterEach(async () => expect(await ledgerViolations(club.database.db)).toEqual([]));

const { say, bring, sweep, mailsTo } = placesIn(() => club);
const plan = async (as: Person, paymentPlan: Plan) =>
  (await club.call('PATCH /api/v1/Users/me/payment-plan', { as, body: { paymentPlan } })).ok();
const balanceOf = async (as: Person) => (await club.call('GET /api/v1/Balances/mine', { as })).ok();

describe('a date of a pass', () => {
  test('that is not paid is worth nothing, however often it is released', async () => {
    const player = await club.person();
    await plan(player, Plan.Membership);
    const id = await club.session();
    (await say(player, id, false)).ok();
    club.clock.set(start);
    await sweep();
    await plan(player, Plan.DropIn);
    await sweep();
    expect(await balanceOf(player)).toMatchObject({ credit: 0, owed: 0 });
    expect(await club.database.db.$count(entries, eq(entries.kind, 'credit'))).toBe(0);
  });

  test('is credited once its pass is paid, if that is later', async () => {
    const player = await club.person();
    await plan(player, Plan.Membership);
    const id = await club.session();
    (await say(player, id, false)).ok();
    club.clock.set(start);
    await sweep();
    const [due] = await askedPayments(club);
    (await setPaymentStatus(club, due?.id ?? '', PaymentStatus.Completed)).ok();
    await sweep();
    await sweep();
    expect(await club.database.db.$count(entries, eq(entries.kind, 'credit'))).toBe(1);
    expect((await balanceOf(player)).credit).toBeGreaterThan(0);
  });
});

test('a pass that is bought after a late no, and never paid, does not pay for it', async () => {
  const player = await club.person();
  const id = await club.session();
  (await say(player, id, true)).ok();
  club.clock.set(late);
  (await say(player, id, false)).ok();
  await plan(player, Plan.Membership);
  club.clock.set(start);
  await plan(player, Plan.DropIn);
  expect(await balanceOf(player)).toMatchObject({ owed: 10 });
});

test('a guest under another name is not a way out of a late no', async () => {
  const player = await club.person();
  const id = await club.session();
  (await say(player, id, true)).ok();
  const guest = async (firstName: string) =>
    (await bring(player, id, firstName)).ok().place?.guests[0]?.id ?? '';
  const drop = (guestId: string) =>
    club.call('DELETE /api/v1/Sessions/{id}/guests/{guestId}', { as: player, params: { id, guestId } });
  const malik = await guest('Malik');
  club.clock.set(late);
  (await drop(malik)).ok();
  (await drop(await guest('Zoé'))).ok();
  expect(await balanceOf(player)).toMatchObject({ owed: 20 });
});

test('what was played under a pass that was never paid is asked for in the mail as far as credit does not pay it', async () => {
  const player = await club.person();
  await plan(player, Plan.Membership);
  await club.session();
  await sweep();
  club.clock.set(start);
  const [due] = await askedPayments(club);
  // A part of the pass is paid, which becomes credit when it ends.
  await importRows(club, `2026-11-20,INTERAC ${due?.reference},4.00`);
  const [transfer] = await club.database.db.select().from(transfers);
  const decision = { decision: 'settle', paymentId: due?.id ?? '' } as const;
  (await decideTransfer(club, transfer?.id ?? '', decision)).ok();
  await plan(player, Plan.DropIn);
  expect(await balanceOf(player)).toMatchObject({ owed: 6 });
  const mail = (await mailsTo(player)).find(({ template }) => template === 'pass-ended');
  expect(mail?.props).toMatchObject({ kept: [{ amount: 6 }] });
});

test('a transfer pays what a member who has left owes again, on their own account', async () => {
  const player = await club.person();
  const { id, reference } = await recordPayment(club, { userId: player.id, amount: 10 });
  (await setPaymentStatus(club, id, PaymentStatus.Completed)).ok();
  const admin = await club.admin();
  (await club.call('DELETE /api/v1/Users/{id}', { as: admin, params: { id: player.id } })).ok();
  (await savePayment(club, id, { status: PaymentStatus.Pending })).ok();
  await importRows(club, `2026-11-20,INTERAC ${reference},10.00`);
  const rows = await club.database.db.select().from(entries).where(eq(entries.paymentId, id));
  expect(new Set(rows.map(({ accountId }) => accountId))).toEqual(new Set([player.id]));
});

test('what transfers brought is still there when an administrator waits for it again, and credit pays when one is undone', async () => {
  const player = await club.person();
  const { id, reference } = await recordPayment(club, { userId: player.id, amount: 10 });
  await importRows(club, `2026-11-20,INTERAC ${reference},10.00`);
  const { reference: own } = await balanceOf(player);
  await importRows(club, `2026-11-20,INTERAC ${own},10.00`);
  (await savePayment(club, id, { status: PaymentStatus.Pending })).ok();
  expect(await balanceOf(player)).toMatchObject({ credit: 10, owed: 0 });

  const [transfer] = await club.database.db.select().from(transfers).where(eq(transfers.paymentId, id));
  (await decideTransfer(club, transfer?.id ?? '', { decision: 'undo' })).ok();
  expect(await balanceOf(player)).toMatchObject({ credit: 0, owed: 0 });
  expect(await askedPayments(club)).toMatchObject([{ status: PaymentStatus.Completed }]);
});

test.each([
  ['more than is owed, which is credit', true, 16, { credit: 6, owed: 0 }],
  ['a place that was given back, which pays nothing', false, 10, { credit: 0, owed: 0 }],
])('a transfer that somebody settles by hand brings %s', async (_, isIn, amount, balance) => {
  const player = await club.person();
  const id = await club.session();
  (await say(player, id, true)).ok();
  const [due] = await askedPayments(club);
  (await say(player, id, isIn)).ok();
  await importRows(club, `2026-11-20,INTERAC ${due?.reference},${amount}.00`);
  const [transfer] = await club.database.db.select().from(transfers);
  const decision = { decision: 'settle', paymentId: due?.id ?? '' } as const;
  const reply = await decideTransfer(club, transfer?.id ?? '', decision);
  expect(reply.status).toBe(isIn ? 200 : 409);
  expect(await balanceOf(player)).toMatchObject(balance);
});

test.each([
  ['became credit', 'drop'],
  ['was sent', 'send'],
] as const)('a refund that %s is not money a second time', async (_, decision) => {
  const player = await club.person();
  const admin = await club.admin();
  const { id } = await recordPayment(club, { userId: player.id, amount: 10 });
  (await setPaymentStatus(club, id, PaymentStatus.Completed)).ok();
  (await setPaymentStatus(club, id, PaymentStatus.Refunded)).ok();
  const [refund] = (await club.call('GET /api/v1/Refunds', { as: admin, query: {} })).ok();
  const params = { id: refund?.id ?? '' };
  (await club.call('PUT /api/v1/Refunds/{id}/decision', { as: admin, params, body: { decision } })).ok();
  const put = (status: PaymentStatus) => savePayment(club, id, { status });
  expect((await put(PaymentStatus.Completed)).error().code).toBe('alreadyRefunded');
  (await put(PaymentStatus.Pending)).ok();
  expect(await balanceOf(player)).toMatchObject({ credit: 0, owed: decision === 'send' ? 10 : 0 });
  // New money is recorded as such.
  if (decision === 'send') (await setPaymentStatus(club, id, PaymentStatus.Completed)).ok();
  expect(await balanceOf(player)).toMatchObject({ credit: 0, owed: 0 });
});

test('two transfers for one payment in one file: one settles it', async () => {
  const player = await club.person();
  const { reference } = await recordPayment(club, { userId: player.id, amount: 10 });
  await importRows(club, `2026-11-20,INTERAC ${reference},10.00`, `2026-11-20,INTERAC X ${reference},10.00`);
  expect(await balanceOf(player)).toMatchObject({ credit: 0, owed: 0 });
});

test.each([12.345, 0.001, 1e9, -5])('an amount of %d is refused', async (amount) => {
  const as = await club.admin();
  const { id: userId } = await club.person();
  const reply = await club.call('POST /api/v1/Payments', { as, body: { userId, plan: Plan.DropIn, amount } });
  expect(reply.status).toBe(400);
  const credit = await enterInAccount(club, userId, { kind: 'credit', amount });
  expect(credit.status).toBeGreaterThanOrEqual(400);
});

test('the export of one’s own data has the ledger', async () => {
  const player = await club.person();
  const gift = { kind: 'credit', amount: 5, reason: 'Carried the balls' } as const;
  (await enterInAccount(club, player.id, gift)).ok();
  expect(JSON.stringify(await club.app.services.privacy.exportData(club.database.db, player.id))).toContain(
    'Carried the balls',
  );
});
