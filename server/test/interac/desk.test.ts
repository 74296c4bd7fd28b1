import { eq } from 'drizzle-orm';
import {
  PaymentMethod,
  PaymentStatus,
  type Transfer,
  type TransferDecision,
  transferStates,
} from 'shared-api/contract';
import { transfers } from '../../src/data/schema';
import { clubForAll, openClub, type Person } from '../support/club';
import { notice, noticeMail } from '../support/notices';
import { recordPayment, setPaymentStatus } from '../support/payments';
import { placesIn } from '../support/places';
import { statement, transferOf } from '../support/statements';

const club = clubForAll();
let admin: Person;
beforeAll(async () => {
  admin = await club.admin();
});

const { mailsTo } = placesIn(() => club);
const base64 = (text: string) => Buffer.from(text).toString('base64');

const importOf = async (content: string) =>
  (await club.call('POST /api/v1/Transfers/import', { as: admin, body: { content } })).ok();
const previewOf = async (content: string) =>
  (await club.call('POST /api/v1/Transfers/preview', { as: admin, body: { content } })).ok();
const decide = (id: string, body: TransferDecision) =>
  club.call('PUT /api/v1/Transfers/{id}/decision', { as: admin, params: { id }, body });
const paymentOf = async (id: string) =>
  (await club.call('GET /api/v1/Payments/{id}', { as: admin, params: { id } })).ok();
const list = async (query: Record<string, unknown>) =>
  (await club.call('GET /api/v1/Transfers', { as: admin, query })).ok();
const audited = async (id: string) =>
  (await club.call('GET /api/v1/Audit', { as: admin, query: { entity: 'transfer' } }))
    .ok()
    .filter(({ entityId }) => entityId === id);

/** Somebody who owes ten dollars. */
const debtor = async (amount = 10) => {
  const person = await club.person();
  return { person, payment: await recordPayment(club, { userId: person.id, amount }) };
};
/** Imports a transfer that somebody has to decide about. */
const asked = async (row: string): Promise<Transfer> => {
  const { asked } = await importOf(statement(row));
  expect(asked).toHaveLength(1);
  return asked[0] as Transfer;
};

test('a row with the reference and the amount settles its payment as of its day, with a receipt', async () => {
  const { person, payment } = await debtor();
  const content = statement(
    `2026-11-18,INTERAC e-Transfer From SOMEBODY ${payment.reference},10.00`,
    '2026-11-18,RENT,-450.00',
    '2026-11-18,INTEREST,0.42',
    '2026-11-19,INTERAC e-Transfer From ANOTHER,10.00',
  );
  const { settled, asked, counts } = await importOf(content);
  expect(counts).toEqual({ settled: 1, partly: 0, over: 0, unmatched: 2, duplicate: 0, notOurs: 1 });
  expect(settled).toMatchObject([
    {
      state: 'settled',
      reason: 'exact',
      date: '2026-11-18',
      amount: 10,
      decidedBy: '',
      payment: { id: payment.id, userId: person.id, status: PaymentStatus.Completed },
    },
  ]);
  expect(asked).toMatchObject([
    { state: 'unmatched', reason: 'otherDeposit', decidedOn: null },
    { state: 'unmatched', reason: 'noReference', decidedOn: null },
  ]);

  const paid = await paymentOf(payment.id);
  expect(paid).toMatchObject({ status: PaymentStatus.Completed, method: PaymentMethod.Interac });
  expect(paid.paymentDate).toBe('2026-11-18T17:00:00.000Z');
  await club.drain();
  const receipts = club.mailer.sent.filter(({ to }) => to === person.email);
  expect(receipts).toHaveLength(1);
  expect(receipts[0]?.text).toContain('November 18, 2026');
  // Withdrawals are not stored.
  expect(await club.database.db.$count(transfers, eq(transfers.message, 'RENT'))).toBe(0);
});

test('a preview says the same, and keeps nothing', async () => {
  const { payment } = await debtor();
  const before = await club.database.db.$count(transfers);
  const preview = await previewOf(
    statement(
      `2026-11-18,INTERAC ${payment.reference},10.00`,
      '2026-11-18,CASH,20.00',
      '2026-11-18,RENT,-450.00',
      'soon,x,1.00',
    ),
  );
  expect(preview).toMatchObject({
    source: 'csv',
    counts: { settled: 1, unmatched: 1, notOurs: 1 },
    unreadableRows: [5],
    mapping: { firstRow: 1, date: 0, descriptions: [1], amount: 2, dateOrder: 'ymd' },
    transfers: [
      { state: 'settled', payment: { id: payment.id } },
      { state: 'unmatched', reason: 'otherDeposit', payment: null },
      { state: 'notOurs', reason: 'debit', amount: -450 },
    ],
  });
  expect(await club.database.db.$count(transfers)).toBe(before);
  expect((await paymentOf(payment.id)).status).toBe(PaymentStatus.Pending);
});

test('the same file again, and files that overlap, change nothing more', async () => {
  const debtors = await Promise.all(Array.from({ length: 4 }, () => debtor()));
  const rows = [
    ...debtors.map(({ payment }) => `2026-11-17,INTERAC e-Transfer From X ${payment.reference},10.00`),
    '2026-11-17,INTERAC e-Transfer From TWIN,10.00',
    '2026-11-17,INTERAC e-Transfer From TWIN,10.00',
  ];
  const [first, second] = [statement(...rows.slice(0, 5)), statement(...rows)];
  expect((await importOf(first)).counts).toMatchObject({ settled: 4, unmatched: 1, duplicate: 0 });
  // Two equal rows on one day are two transfers, one of which was already imported.
  expect((await importOf(second)).counts).toMatchObject({ settled: 0, unmatched: 1, duplicate: 5 });
  const kept = await list({ search: 'twin' });
  expect(kept).toHaveLength(2);

  const before = await club.database.db.select().from(transfers);
  for (const content of [second, first, statement(...rows.toReversed())]) {
    expect((await importOf(content)).counts).toMatchObject({ settled: 0, unmatched: 0 });
  }
  expect(await club.database.db.select().from(transfers)).toEqual(before);
});

test('a part waits for a decision, and the payment waits for the rest, which settles it', async () => {
  const { payment } = await debtor(10);
  const part = await asked(`2026-11-16,INTERAC ${payment.reference},6.00`);
  expect(part).toMatchObject({ state: 'partly', reason: 'lessThanOwed', payment: { id: payment.id } });
  expect((await decide(part.id, { decision: 'settle', note: 'The rest comes' })).ok()).toMatchObject({
    state: 'partly',
    reason: 'byHand',
    decidedBy: 'Ada Boss',
    note: 'The rest comes',
  });
  expect((await paymentOf(payment.id)).status).toBe(PaymentStatus.Pending);
  const { settled } = await importOf(statement(`2026-11-20,INTERAC ${payment.reference},4.00`));
  expect(settled).toMatchObject([{ state: 'settled', payment: { id: payment.id } }]);
  expect((await paymentOf(payment.id)).status).toBe(PaymentStatus.Completed);

  // Either is undone without the other, and done again.
  expect((await decide(part.id, { decision: 'undo' })).ok().state).toBe('unmatched');
  expect(await paymentOf(payment.id)).toMatchObject({ status: PaymentStatus.Pending, paid: 4 });
  expect((await decide(part.id, { decision: 'settle' })).ok().state).toBe('settled');
  expect((await paymentOf(payment.id)).status).toBe(PaymentStatus.Completed);
  await decide(settled[0]?.id ?? '', { decision: 'undo' });
  expect((await decide(part.id, { decision: 'undo' })).ok().state).toBe('unmatched');
  const { settled: atOnce } = await importOf(statement(`2026-11-21,INTERAC ${payment.reference},10.00`));
  expect(atOnce).toMatchObject([{ state: 'settled', payment: { id: payment.id } }]);
});

test('too much is asked, and settles when somebody says so', async () => {
  const { payment } = await debtor(10);
  const over = await asked(`2026-11-16,INTERAC ${payment.reference},15.00`);
  expect(over).toMatchObject({ state: 'over', reason: 'moreThanOwed' });
  expect((await decide(over.id, { decision: 'settle' })).ok()).toMatchObject({ state: 'over', amount: 15 });
  expect(await paymentOf(payment.id)).toMatchObject({ status: PaymentStatus.Completed, amount: 10 });
});

test('without a reference payments are suggested, and one of them settles by hand', async () => {
  const person = await club.person({ firstName: 'Zéphirine', lastName: 'Quévillon' });
  const payment = await recordPayment(club, { userId: person.id, amount: 33 });
  await recordPayment(club, { userId: (await club.person()).id, amount: 33 });
  const row = await asked('2026-11-20,INTERAC e-Transfer From ZEPHIRINE QUEVILLON,33.00');
  const suggestions = (
    await club.call('GET /api/v1/Transfers/{id}/suggestions', { as: admin, params: { id: row.id } })
  ).ok();
  expect(suggestions).toHaveLength(2);
  expect(suggestions[0]).toMatchObject({
    ...{ paymentId: payment.id, sameAmount: true, sameName: true },
    userName: 'Zéphirine Quévillon',
  });
  // A search finds somebody else's payment of another amount.
  const found = async (search: string) =>
    (
      await club.call('GET /api/v1/Transfers/{id}/suggestions', {
        ...{ as: admin, params: { id: row.id }, query: { search } },
      })
    )
      .ok()
      .map(({ paymentId }) => paymentId);
  const others = await debtor(7);
  expect(await found(others.person.lastName)).toContain(others.payment.id);
  expect(await found(others.payment.reference.toLowerCase())).toEqual([others.payment.id]);
  expect(await found('nobody of this name')).toEqual([]);
  // Nothing was settled just because it is similar.
  expect((await paymentOf(payment.id)).status).toBe(PaymentStatus.Pending);
  const settled = (await decide(row.id, { decision: 'settle', paymentId: payment.id })).ok();
  expect(settled).toMatchObject({ state: 'settled', reason: 'byHand', decidedBy: 'Ada Boss' });
  expect((await audited(row.id))[0]).toMatchObject({
    action: 'transfer.settle',
    actorName: 'Ada Boss',
    before: { state: 'unmatched' },
    after: { state: 'settled', reference: payment.reference },
  });
});

test('a payment of which a part has come is suggested for the rest', async () => {
  const { payment } = await debtor(71);
  const part = await asked(`2026-11-16,INTERAC ${payment.reference},30.00`);
  (await decide(part.id, { decision: 'settle' })).ok();
  const rest = await asked('2026-11-20,INTERAC e-Transfer From X Y,41.00');
  const params = { id: rest.id };
  const suggested = (await club.call('GET /api/v1/Transfers/{id}/suggestions', { as: admin, params })).ok();
  expect(suggested).toMatchObject([{ paymentId: payment.id, sameAmount: true }]);
});

test('every decision can be taken back, with who and why, and is not made again by itself', async () => {
  const { person, payment } = await debtor();
  const row = `2026-11-18,INTERAC ${payment.reference},10.00`;
  const { settled } = await importOf(statement(row));
  const [{ id } = { id: '' }] = settled;
  const undone = (await decide(id, { decision: 'undo', note: 'Somebody else’s' })).ok();
  expect(undone).toMatchObject({
    ...{ state: 'unmatched', reason: 'undone', decidedOn: null, decidedBy: 'Ada Boss' },
    note: 'Somebody else’s',
    payment: { id: payment.id, status: PaymentStatus.Pending },
  });
  // Whoever got a receipt for it is told.
  expect(await mailsTo(person)).toMatchObject([
    { template: 'payment-confirmation' },
    {
      template: 'payment-put-back',
      props: {
        ...{ amount: 10, date: '2026-11-18', credit: null },
        due: [{ amount: 10, reference: payment.reference }],
      },
    },
  ]);
  // The payment is pending again, with its original date.
  expect((await paymentOf(payment.id)).paymentDate.slice(0, 10)).toBe(payment.paymentDate.slice(0, 10));
  expect((await importOf(statement(row))).counts).toMatchObject({ settled: 0, duplicate: 1 });

  expect((await decide(id, { decision: 'notOurs' })).ok()).toMatchObject({ state: 'notOurs' });
  expect((await decide(id, { decision: 'settle' })).error()).toMatchObject({ code: 'transferDecided' });
  expect((await decide(id, { decision: 'undo' })).ok()).toMatchObject({ state: 'unmatched' });
  expect((await decide(id, { decision: 'undo' })).ok()).toMatchObject({ state: 'unmatched' });
  expect((await decide(id, { decision: 'settle' })).ok()).toMatchObject({ state: 'settled' });
  expect((await audited(id)).map(({ action }) => action)).toEqual([
    'transfer.settle',
    'transfer.undo',
    'transfer.notOurs',
    'transfer.undo',
  ]);
});

test('what nothing is waited for is not settled, and what was given back is not taken back', async () => {
  const { payment } = await debtor();
  const { settled } = await importOf(statement(`2026-11-18,INTERAC ${payment.reference},10.00`));
  const second = await asked(`2026-11-19,INTERAC again ${payment.reference},10.00`);
  expect(second.reason).toBe('alreadyPaid');
  expect((await decide(second.id, { decision: 'settle' })).error().code).toBe('illegalTransition');
  await setPaymentStatus(club, payment.id, PaymentStatus.Refunded);
  const undo = await decide(settled[0]?.id ?? '', { decision: 'undo' });
  expect(undo.error().code).toBe('illegalTransition');
  const unknown = '00000000-0000-7000-8000-000000000000';
  expect((await decide(unknown, { decision: 'undo' })).error().code).toBe('transferNotFound');
  const nobodys = await decide(second.id, { decision: 'settle', paymentId: unknown });
  expect(nobodys.error().code).toBe('paymentNotFound');
  const stale = await decide(second.id, { decision: 'notOurs', version: second.version + 1 });
  expect(stale.error().code).toBe('changedMeanwhile');
});

const mail = (...notice: Parameters<typeof noticeMail>) => base64(noticeMail(...notice));

test('a pasted notice is asked about, and the bank’s row of it settles nothing more', async () => {
  const { payment } = await debtor();
  const { asked: ask } = await importOf(base64(notice(payment.reference, 'C1APasted123')));
  expect(ask).toMatchObject([{ source: 'text', reason: 'pasted', payment: { id: payment.id } }]);
  await decide(ask[0]?.id ?? '', { decision: 'settle' });
  // The notice contains no date, so it has today's.
  const { counts } = await importOf(statement(`2026-11-20,INTERAC ${payment.reference},10.00`));
  expect(counts).toMatchObject({ settled: 0, duplicate: 1, unmatched: 0 });
});

test('a mail settles by itself only when the server that is trusted says that Interac has signed it', async () => {
  const trusting = await openClub({
    mail: { from: 'no-reply@club.test', mailbox: { page: 0, smtp: 0 }, trustedServer: 'mx.club.test' },
  });
  const boss = await trusting.admin();
  const owed = async () => recordPayment(trusting, { userId: (await trusting.person()).id, amount: 10 });
  const send = async (content: string) =>
    (await trusting.call('POST /api/v1/Transfers/import', { as: boss, body: { content } })).ok();
  const pass = 'dkim=pass header.d=payments.interac.ca';
  const [proven, forged] = [await owed(), await owed()];
  const good = await send(mail(proven.reference, 'C1AGood00001', `mx.club.test; ${pass}`));
  expect(good.settled).toMatchObject([
    { source: 'mail', dkim: 'pass payments.interac.ca (mx.club.test)', date: '2026-11-18' },
  ]);
  const bad = await send(mail(forged.reference, 'C1ABad000001', `mx.evil.test; ${pass}`));
  expect(bad).toMatchObject({ settled: [], asked: [{ reason: 'unproven' }] });
  expect((await send(mail(proven.reference, 'C1AGood00001', `mx.club.test; ${pass}`))).counts).toMatchObject({
    duplicate: 1,
  });
  await trusting.close();
  // No server is trusted unless the operator names it.
  const { payment } = await debtor();
  const here = await importOf(mail(payment.reference, 'C1ANobody001', `mx.club.test; ${pass}`));
  expect(here.asked).toMatchObject([{ reason: 'unproven' }]);
});

test('somebody who leaves takes their name and words along; that the money came stays', async () => {
  const { person, payment } = await debtor();
  const { settled } = await importOf(statement(`2026-11-12,INTERAC from Leaver ${payment.reference},10.00`));
  const own = (await club.call('GET /api/v1/Users/me/export', { as: person })).ok();
  expect(own).toMatchObject({ transfers: [{ date: '2026-11-12', amountCents: 1000, sender: 'Leaver' }] });
  await club.call('DELETE /api/v1/Users/{id}', { as: admin, params: { id: person.id } });
  const [{ id } = { id: '' }] = settled;
  const left = await transferOf(club, id);
  expect(left).toMatchObject({ state: 'settled', amount: 10, sender: '', message: '' });
  expect(left?.payment).toMatchObject({ userId: null, reference: payment.reference });
});

test('money that was first taken for theirs keeps its sender, but not what was said of them', async () => {
  const { person, payment } = await debtor();
  const { asked } = await importOf(statement('2026-11-12,INTERAC from Stranger basketball,10.00'));
  const [{ id } = { id: '' }] = asked;
  (await decide(id, { decision: 'settle', paymentId: payment.id })).ok();
  (await decide(id, { decision: 'undo', note: 'Not theirs' })).ok();
  await club.call('DELETE /api/v1/Users/{id}', { as: admin, params: { id: person.id } });
  const left = await transferOf(club, id);
  expect(left).toMatchObject({ state: 'unmatched', sender: 'Stranger basketball', note: '' });
});

test('the list is paged, sorted, filtered and searched', async () => {
  for (const state of transferStates) {
    expect((await list({ state })).every((row) => row.state === state)).toBe(true);
  }
  const open = await list({ state: 'open' });
  expect(open.length).toBeGreaterThan(0);
  expect(open.every(({ decidedOn }) => decidedOn === null)).toBe(true);
  const page = await club.call('GET /api/v1/Transfers', {
    as: admin,
    query: { pageSize: 2, page: 2, sort: 'amount', from: '2026-11-01', to: '2026-11-30' },
  });
  expect(page.ok()).toHaveLength(2);
  expect(Number(page.headers['x-total-count'])).toBeGreaterThan(4);
  expect(await list({ search: 'zéphirine' })).toHaveLength(1);
  expect(await list({ search: 'C1APasted123' })).toHaveLength(1);
});

test('what is to be decided comes before what is settled, unless the list is sorted', async () => {
  const { payment } = await debtor();
  const mark = `Order${payment.reference.replaceAll('-', '')}`;
  const settled = `2026-11-20,INTERAC e-Transfer ${mark} ${payment.reference},10.00`;
  await importOf(statement(settled, `2026-11-02,INTERAC e-Transfer ${mark} without,777.00`));
  const states = async (query: object) => (await list({ search: mark, ...query })).map(({ state }) => state);
  expect(await states({})).toEqual(['unmatched', 'settled']);
  expect(await states({ sort: '-date' })).toEqual(['settled', 'unmatched']);
});

test('the log names whose payment it was as they are called now, and the session’s day', async () => {
  const { person, payment } = await debtor();
  await setPaymentStatus(club, payment.id, PaymentStatus.Completed);
  const log = (await club.call('GET /api/v1/Audit', { as: admin, query: { entity: 'payment' } })).ok();
  const entry = log.find(({ entityId, action }) => entityId === payment.id && action === 'payment.status');
  expect(entry?.aboutName).toContain(person.firstName);
});
