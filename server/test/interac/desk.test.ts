import { eq } from 'drizzle-orm';
import {
  PaymentMethod,
  PaymentStatus,
  type Transfer,
  type TransferDecision,
  transferStates,
} from 'shared-api/contract';
import { statementMappings, transfers } from '../../src/db/schema';
import { clubForAll, openClub, type Person } from '../support/club';
import { notice, noticeMail } from '../support/notices';
import { recordPayment, savePayment, setPaymentStatus } from '../support/payments';
import { placesIn } from '../support/places';
import { statement } from '../support/statements';

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

  // The rest has to be undone first, then the part.
  expect((await decide(part.id, { decision: 'undo' })).error().code).toBe('illegalTransition');
  await decide(settled[0]?.id ?? '', { decision: 'undo' });
  expect((await decide(part.id, { decision: 'undo' })).ok().state).toBe('unmatched');
  const { settled: atOnce } = await importOf(statement(`2026-11-21,INTERAC ${payment.reference},10.00`));
  expect(atOnce).toMatchObject([{ state: 'settled', payment: { id: payment.id } }]);
});

test('what came in part is what was said to be sent: the rest is to be sent', async () => {
  const { person, payment } = await debtor(10);
  const params = { id: payment.id };
  const sent = async () =>
    (await club.call('PUT /api/v1/Payments/{id}/sent', { as: person, params, body: { sent: true } })).ok();
  await sent();
  const part = await asked(`2026-11-16,INTERAC ${payment.reference},7.00`);
  expect((await paymentOf(payment.id)).sentOn).not.toBeNull();
  (await decide(part.id, { decision: 'settle', note: '' })).ok();
  expect(await paymentOf(payment.id)).toMatchObject({ paid: 7, sentOn: null });
  // The rest is another transfer, with a time of its own.
  const now = club.clock.now();
  club.clock.set(new Date(now.getTime() + 3_600_000));
  expect((await sent()).sentOn).toBe(club.clock.now().toISOString());
  club.clock.set(now);
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

test('a payment that somebody marks as pending again is not settled twice by transfers', async () => {
  const { payment } = await debtor();
  const { settled } = await importOf(statement(`2026-11-18,INTERAC ${payment.reference},10.00`));
  await savePayment(club, payment.id, { status: PaymentStatus.Pending });
  const second = await asked(`2026-11-19,INTERAC again ${payment.reference},10.00`);
  expect(second.reason).toBe('alreadyPaid');
  expect((await decide(second.id, { decision: 'settle' })).error().code).toBe('illegalTransition');
  expect((await decide(settled[0]?.id ?? '', { decision: 'undo' })).ok().state).toBe('unmatched');
  expect((await decide(second.id, { decision: 'settle' })).ok().state).toBe('settled');
});

test('a payment that has become dearer since is not settled by a second transfer', async () => {
  const { payment } = await debtor();
  await importOf(statement(`2026-11-18,INTERAC ${payment.reference},10.00`));
  await savePayment(club, payment.id, { amount: 20, status: PaymentStatus.Pending });
  const second = await asked(`2026-11-19,INTERAC again ${payment.reference},10.00`);
  expect(second.reason).toBe('alreadyPaid');
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

test('which column holds what is remembered for statements of that form', async () => {
  const text = (day: string) => base64(`Valeur|Texte|Somme\n${day}/11/2026|INTERAC de A B|12,00`);
  const mapping = { firstRow: 1, date: 0, dateOrder: 'dmy', descriptions: [1], amount: 2 } as const;
  // An administrator sees the rows, and says which column holds what.
  expect(await previewOf(text('05'))).toMatchObject({
    ...{ mapping: null, isRemembered: false, transfers: [], unreadableRows: [] },
    sample: [
      ['Valeur', 'Texte', 'Somme'],
      ['05/11/2026', 'INTERAC de A B', '12,00'],
    ],
  });
  const unread = await club.call('POST /api/v1/Transfers/import', {
    as: admin,
    body: { content: text('05') },
  });
  expect(unread.error().code).toBe('unclearColumns');
  await club.call('POST /api/v1/Transfers/import', {
    as: admin,
    body: { content: text('05'), mapping: { ...mapping, descriptions: [1] } },
  });
  expect(await club.database.db.$count(statementMappings)).toBeGreaterThan(0);
  expect(await previewOf(text('06'))).toMatchObject({
    isRemembered: true,
    mapping,
    transfers: [{ date: '2026-11-06', amount: 12, sender: 'A B' }],
  });
});

/** A statement of Desjardins; `withdrawal` and `deposit` as in the file. */
const desjardins = (
  ...rows: [day: string, text: string, withdrawal: string, deposit: string, balance: string][]
) =>
  base64(
    rows
      .map(
        ([day, text, withdrawal, deposit, balance], index) =>
          `"Caisse du Plateau","123456","EOP","${day}",0000${index},"${text}","",${withdrawal},${deposit},"","","","",${balance}`,
      )
      .join('\n'),
  );

test('a week of deposits is read as such, and spoils nothing that is read later', async () => {
  const before = await club.database.db.$count(statementMappings);
  const week = desjardins(
    ['2026/10/17', 'Virement Interac de /Ana Week/', '""', '10.00', '4560.42'],
    ['2026/10/24', 'Virement Interac de /Ben Week/', '""', '10.00', '4570.42'],
  );
  expect((await importOf(week)).counts).toMatchObject({ unmatched: 2, notOurs: 0 });
  const month = desjardins(
    ['2026/11/02', 'LOCATION GYMNASE', '450.00', '""', '4120.42'],
    ['2026/11/14', 'Virement Interac de /Ana Month/', '""', '10.00', '4130.42'],
  );
  const preview = await previewOf(month);
  expect(preview).toMatchObject({ isRemembered: false, asked: null, counts: { unmatched: 1, notOurs: 1 } });
  expect(preview.transfers.map(({ amount }) => amount)).toEqual([-450, 10]);
  // What the file itself proves is not remembered.
  expect(await club.database.db.$count(statementMappings)).toBe(before);
});

test('columns that only their order tells are asked about each time, with the last choice filled in', async () => {
  const cibc = base64(
    '2026-11-14,Internet Banking E-TRANSFER 105300000001 ANA CIBC,,10.00\n' +
      '2026-11-16,Internet Banking E-TRANSFER 105300000002 BEN CIBC,,10.00',
  );
  const likely = { firstRow: 0, date: 0, dateOrder: 'ymd', descriptions: [1], debit: 2, credit: 3 } as const;
  expect(await previewOf(cibc)).toMatchObject({ mapping: null, asked: { likely, doubts: ['amounts'] } });
  const refused = await club.call('POST /api/v1/Transfers/import', { as: admin, body: { content: cibc } });
  expect(refused.error()).toMatchObject({ code: 'unclearColumns', status: 400 });
  const mapping = { ...likely, descriptions: [1] };
  const chosen = await club.call('POST /api/v1/Transfers/import', {
    ...{ as: admin, body: { content: cibc, mapping } },
  });
  expect(chosen.ok().counts).toMatchObject({ unmatched: 2, notOurs: 0 });
  const next = base64(
    '2026-12-01,Branch Transaction GYM,450.00,\n2026-12-04,Internet Banking E-TRANSFER 1053 CAM CIBC,,10.00',
  );
  // Another bank may have the same columns the other way round.
  const again = { mapping: null, asked: { likely, doubts: ['amounts'] } };
  expect(await previewOf(next)).toMatchObject(again);
  // Whatever precedes the transactions, none of them is left out.
  expect(await previewOf(base64(`Compte 1234\n${Buffer.from(next, 'base64')}`))).toMatchObject({
    ...{ mapping: null, asked: { likely: { ...likely, firstRow: 1 } } },
  });
  // With the account's number before the date, it is this bank's form.
  const own = (day: string) => base64(`4500123,${day},E-TRANSFER ANA OWN,,10.00`);
  const ofOwn = { ...mapping, date: 1, descriptions: [2], debit: 3, credit: 4 };
  await club.call('POST /api/v1/Transfers/import', {
    ...{ as: admin, body: { content: own('2026-11-14'), mapping: ofOwn } },
  });
  expect(await previewOf(own('2026-11-21'))).toMatchObject({
    isRemembered: true,
    transfers: [{ amount: 10 }],
  });
  // Another bank writes other dates, or other amounts, or its words say that the columns are the other way round.
  for (const other of [
    '2026/12/04,E-TRANSFER ANA,,10.00',
    '2026-12-04;E-TRANSFER ANA;;10,00',
    '2026-12-04,Interac e-Transfer from ANA,10.00,',
  ]) {
    expect(await previewOf(base64(other))).toMatchObject({ mapping: null, isRemembered: false });
  }
  // What does not fit every row is asked about again.
  expect(
    await previewOf(base64('2026-12-04,E-TRANSFER ANA,,10.00\n2026-12-05,E-TRANSFER BEN,1.00,1.00')),
  ).toMatchObject({
    mapping: null,
    asked: { doubts: ['amounts', 'remembered'] },
  });
});

test.each([
  ['a column that the file has not', { descriptions: [1, 7] }],
  ['the date as the amount', { amount: 0 }],
  ['the amount as the sender', { sender: 2 }],
  ['the amount as a text', { descriptions: [2] }],
  ['withdrawals alone', { amount: undefined, debit: 2 }],
  ['an amount beside deposits', { credit: 1 }],
])('columns that cannot be are refused, and not remembered: %s', async (_name, wrong) => {
  const before = await club.database.db.$count(statementMappings);
  const mapping = { firstRow: 0, date: 0, dateOrder: 'ymd', descriptions: [1], amount: 2, ...wrong };
  const body = { content: base64('2026-11-14\tINTERAC de A B\t12,00'), mapping };
  const refused = await club.call('POST /api/v1/Transfers/import', { as: admin, body: body as never });
  expect(refused.error().code).toBe('unclearColumns');
  expect(await club.database.db.$count(statementMappings)).toBe(before);
});

test('what somebody chose is asked about again when a file proves it wrong', async () => {
  const file = (...balances: string[]) =>
    base64(
      balances.map((balance, index) => `2026-10-${14 + index}|T|GYM ${index}|1.00||${balance}`).join('\n'),
    );
  const wrong = {
    firstRow: 0,
    date: 0,
    dateOrder: 'ymd',
    descriptions: [1, 2],
    debit: 4,
    credit: 3,
  } as const;
  await club.call('POST /api/v1/Transfers/import', {
    ...{ as: admin, body: { content: file('99.00'), mapping: { ...wrong, descriptions: [1, 2] } } },
  });
  expect(await previewOf(file('98.00', '97.00', '96.00'))).toMatchObject({
    mapping: null,
    asked: { likely: { debit: 3, credit: 4 }, doubts: ['remembered'] },
  });
});

test.each([
  'Date,Bank Transaction Text,Debit,Credit,Balance\n2026-11-14,INTERAC e-Transfer From ANA ROY,,10.00,510.00',
  'Date;Opération au compte;Débit;Crédit\n2026-11-14;Virement Interac de ANA ROY;;10,00\n2026-11-15;Gymnase;450,00;',
])('a text that nothing names is asked about: %s', async (text) => {
  const content = base64(text);
  expect(await previewOf(content)).toMatchObject({
    ...{ mapping: null, transfers: [] },
    asked: { likely: { date: 0, descriptions: [1], debit: 2, credit: 3 }, doubts: ['text'] },
  });
  const refused = await club.call('POST /api/v1/Transfers/import', { as: admin, body: { content } });
  expect(refused.error().code).toBe('unclearColumns');
});

test('other columns are asked about anew, and the same from somebody else is another transfer', async () => {
  const file = (header: string, who: string) => base64(`${header}\n07/11/2026|${who}|INTERAC|12,00`);
  const mapping = {
    firstRow: 1,
    date: 0,
    dateOrder: 'dmy',
    sender: 1,
    descriptions: [2],
    amount: 3,
  } as const;
  const header = 'Moment|Personne|Sujet|Combien';
  const bring = async (content: string) =>
    (await club.call('POST /api/v1/Transfers/import', { as: admin, body: { content, mapping } })).ok().counts;
  expect(await bring(file(header, 'Ana'))).toMatchObject({ unmatched: 1, duplicate: 0 });
  expect(await bring(file(header, 'Ana'))).toMatchObject({ unmatched: 0, duplicate: 1 });
  expect(await bring(file(header, 'Ben'))).toMatchObject({ unmatched: 1, duplicate: 0 });
  expect(await previewOf(file(header, 'Cam'))).toMatchObject({ isRemembered: true });
  expect(await previewOf(file('Moment|Combien|Sujet|Personne', 'Cam'))).toMatchObject({ mapping: null });
});

test('somebody who leaves takes their name and words along; that the money came stays', async () => {
  const { person, payment } = await debtor();
  const { settled } = await importOf(statement(`2026-11-12,INTERAC from Leaver ${payment.reference},10.00`));
  const own = (await club.call('GET /api/v1/Users/me/export', { as: person })).ok();
  expect(own).toMatchObject({ transfers: [{ date: '2026-11-12', amountCents: 1000, sender: 'Leaver' }] });
  await club.call('DELETE /api/v1/Users/{id}', { as: admin, params: { id: person.id } });
  const [{ id } = { id: '' }] = settled;
  const left = (await club.call('GET /api/v1/Transfers/{id}', { as: admin, params: { id } })).ok();
  expect(left).toMatchObject({ state: 'settled', amount: 10, sender: '', message: '' });
  expect(left.payment).toMatchObject({ userId: null, reference: payment.reference });
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
