import { statementMappings } from '../../src/data/schema';
import { clubForAll, type Person } from '../support/club';
import { textRows, workbookOf } from '../support/workbooks';

/** Which column of a statement holds what: named, asked about, or remembered. */
const club = clubForAll();
let admin: Person;
beforeAll(async () => {
  admin = await club.admin();
});

const base64 = (text: string) => Buffer.from(text).toString('base64');
const importOf = async (content: string) =>
  (await club.call('POST /api/v1/Transfers/import', { as: admin, body: { content } })).ok();
const previewOf = async (content: string) =>
  (await club.call('POST /api/v1/Transfers/preview', { as: admin, body: { content } })).ok();

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

test('which of a workbook’s sheets is the statement is asked, and nothing is kept before', async () => {
  const month = (date: string, sender: string) =>
    textRows([
      ['Date', 'Description', 'Withdrawal', 'Deposit'],
      [date, `INTERAC e-Transfer from ${sender}`, '', '10.00'],
    ]);
  const sheets = {
    October: month('2026-10-03', 'Una October'),
    November: month('2026-11-07', 'Una November'),
  };
  const content = workbookOf({ sheets }).toString('base64');
  expect(await previewOf(content)).toMatchObject({
    ...{ mapping: null, transfers: [] },
    sheets: [
      { name: 'October', isRead: false },
      { name: 'November', isRead: false },
    ],
  });
  const open = await club.call('POST /api/v1/Transfers/import', { as: admin, body: { content } });
  expect(open.error().code).toBe('unclearColumns');
  const body = { content, sheet: 1 };
  const { asked } = (await club.call('POST /api/v1/Transfers/import', { as: admin, body })).ok();
  expect(asked.map(({ sender }) => sender)).toEqual(['Una November']);
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

test('a bank’s files without names are asked about once; a week of deposits spoils nothing that is read later', async () => {
  const week = desjardins(
    ['2026/10/17', 'Virement Interac de /Ana Week/', '""', '10.00', '4560.42'],
    ['2026/10/24', 'Virement Interac de /Ben Week/', '""', '10.00', '4570.42'],
  );
  const likely = {
    firstRow: 0,
    date: 3,
    dateOrder: 'ymd',
    descriptions: [0, 2, 5],
    debit: 7,
    credit: 8,
  } as const;
  expect(await previewOf(week)).toMatchObject({ mapping: null, asked: { likely, doubts: ['amounts'] } });
  const mapping = { ...likely, descriptions: [5] };
  const chosen = await club.call('POST /api/v1/Transfers/import', {
    ...{ as: admin, body: { content: week, mapping } },
  });
  expect(chosen.ok().counts).toMatchObject({ unmatched: 2, notOurs: 0 });
  const month = desjardins(
    ['2026/11/02', 'LOCATION GYMNASE', '450.00', '""', '4120.42'],
    ['2026/11/14', 'Virement Interac de /Ana Month/', '""', '10.00', '4130.42'],
  );
  const preview = await previewOf(month);
  expect(preview).toMatchObject({ isRemembered: true, asked: null, counts: { unmatched: 1, notOurs: 1 } });
  expect(preview.transfers.map(({ amount }) => amount)).toEqual([-450, 10]);
});

test('what names tell is not remembered', async () => {
  const before = await club.database.db.$count(statementMappings);
  const named = base64('Date,Description,Debit,Credit\n2026-11-03,INTERAC de ANA NAMED,,10.00');
  expect((await importOf(named)).counts).toMatchObject({ unmatched: 1 });
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

test('what somebody chose is asked about again when a file’s balance says the opposite', async () => {
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
    asked: { likely: { debit: 3, credit: 4 }, doubts: ['amounts', 'remembered'] },
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
