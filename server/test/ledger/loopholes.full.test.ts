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

test('the export of one’s own data has the ledger', async () => {
  const player = await club.person();
  const gift = { kind: 'credit', amount: 5, reason: 'Carried the balls' } as const;
  (await enterInAccount(club, player.id, gift)).ok();
  expect(JSON.stringify(await club.app.services.privacy.exportData(club.database.db, player.id))).toContain(
    'Carried the balls',
  );
});
