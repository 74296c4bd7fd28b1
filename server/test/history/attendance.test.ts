import { type CameList, readAttendance } from '../../src/club/history/attendance';
import { judgeCame } from '../../src/club/history/attendance-fates';
import { datesOf, isDay, likelyYear, orderOfDays } from '../../src/club/history/days';
import { marksIn, sayingOf } from '../../src/club/history/marks';
import { finderAmong } from '../../src/club/history/people';

const today = '2026-11-24';
const read = async (list: string, columns?: Parameters<typeof readAttendance>[2]) =>
  (await readAttendance(Buffer.from(list), today, columns)) as CameList;

/** Who came when: `name: dates`. */
const shown = ({ lines }: CameList) =>
  lines.map(({ email, name, dates, problem }) => [email || name, ...dates, ...(problem ? [problem] : [])]);

test.each([
  ['2026-09-05', 'ymd', ['2026-09-05']],
  ['2026-09-05 00:00:00', 'ymd', ['2026-09-05']],
  ['Sat Sep 5, 2026', 'mdy', ['2026-09-05']],
  ['samedi 5 septembre 2026', 'dmy', ['2026-09-05']],
  ['sam. 5 sept.', 'dmy', ['2026-09-05']],
  ['Sept 5', 'mdy', ['2026-09-05']],
  ['mar. 3 mars', 'dmy', ['2026-03-03']],
  ['3 mars', 'dmy', ['2026-03-03']],
  ['05/09', 'dmy', ['2026-09-05']],
  ['09-05', 'ymd', ['2026-09-05']],
  ['5th September', 'dmy', ['2026-09-05']],
  ['5 sept. (annulé)', 'dmy', ['2026-09-05']],
  ['sam. 5 sept. 19h30', 'dmy', ['2026-09-05']],
] as const)('the heading %s is a date', (cell, order, dates) => {
  expect(isDay(cell)).toBe(true);
  expect(datesOf([cell], order, 2026)).toEqual(dates);
});

test.each(['Name', 'Nom', 'Total', 'Présences', '', '12', 'Week 3', 'Paid 2026', 'Marie 5', '14h30'])(
  'the heading “%s” is no date',
  (cell) => expect(isDay(cell)).toBe(false),
);

test('a date without a year is the nearest to the one before it, over the new year and back', () => {
  const cells = ['Oct 31', 'Nov 28', 'Jan 9', 'Feb 6'];
  expect(datesOf(cells, 'mdy', 2025)).toEqual(['2025-10-31', '2025-11-28', '2026-01-09', '2026-02-06']);
  expect(likelyYear(cells, 'mdy', today)).toEqual({ year: 2025, isSure: false });
  expect(datesOf(cells.toReversed(), 'mdy', 2026)).toEqual([
    '2026-02-06',
    '2026-01-09',
    '2025-11-28',
    '2025-10-31',
  ]);
  expect(datesOf(['Dec 26, 2025', 'Jan 2'], 'mdy', 1990)).toEqual(['2025-12-26', '2026-01-02']);
  expect(likelyYear(['Nov 28'], 'mdy', today).year).toBe(2025);
});

test('a weekday tells the year; Tuesday in French is not March', () => {
  const year = (...cells: string[]) => likelyYear(cells, 'dmy', today);
  expect(year('sam. 4 janv.', 'sam. 11 janv.')).toEqual({ year: 2025, isSure: true });
  expect(year('Sun 4 Jan')).toEqual({ year: 2026, isSure: true });
  expect(year('mar. 3 mars')).toEqual({ year: 2026, isSure: true });
  expect(year('mar 3')).toEqual({ year: 2026, isSure: false });
  expect(year('sam. 4 janv.', '11 janv.')).toEqual({ year: 2025, isSure: true });
});

test('the order of day and month is sure where there is one, and else likely of one weekday', () => {
  expect(orderOfDays(['05/09/2026', '12/09/2026', '19/09/2026'], 2026)).toEqual({
    order: 'dmy',
    isSure: true,
  });
  expect(orderOfDays(['05/09/2026', '12/09/2026'], 2026)).toEqual({ order: 'dmy', isSure: false });
  expect(orderOfDays(['09/05/2026', '09/12/2026'], 2026)).toEqual({ order: 'mdy', isSure: false });
  expect(orderOfDays(['2026-09-05'], 2026)).toEqual({ order: 'ymd', isSure: true });
});

test.each([
  ['x', true],
  ['X', true],
  ['✓', true],
  ['✔️', true],
  ['1', true],
  ['Oui', true],
  ['présente', true],
  ['', false],
  ['0', false],
  ['non', false],
  ['Absent', false],
  ['2', undefined],
  ['P', undefined],
  ['10 $', undefined],
  ['?', undefined],
  ['x ?', undefined],
  ['+1', undefined],
  ['1 $', undefined],
])('the mark “%s” says %s', (mark, says) => expect(sayingOf(marksIn([mark])[0] ?? '')).toBe(says));

test('a row for each person, a column for each day', async () => {
  const list = await read(
    'Présences automne;;;;;\nNom;Courriel;2026-09-05;2026-09-12;2026-09-19;Total\n' +
      'Ana Roy;ana@x.ca;x;;X;2\nBen Côté;;;1;;1\n;;1;1;1;3\nZoé Nil;zoe@x.ca;;;;0\n',
  );
  expect(list.asked).toBeNull();
  expect(list.days).toEqual(['2026-09-05', '2026-09-12', '2026-09-19']);
  expect(shown(list)).toEqual([
    ['ana@x.ca', '2026-09-05', '2026-09-19'],
    ['Ben Côté', '2026-09-12'],
    ['', '2026-09-05', '2026-09-12', '2026-09-19'],
    ['zoe@x.ca'],
  ]);
});

test('a row for each person and day, with or without a mark; a day may stand once above its people', async () => {
  const plain = await read(
    'Date,Email\n2026-09-05,ana@x.ca\n,ben@x.ca\n2026-09-12,ANA@x.ca\n2026-09-12,ana@x.ca',
  );
  expect(shown(plain)).toEqual([
    ['ana@x.ca', '2026-09-05', '2026-09-12'],
    ['ben@x.ca', '2026-09-05'],
  ]);
  const marked = await read(
    'Séance;Nom;Présent\n5 sept. 2026;Ana Roy;oui\n5 sept. 2026;Ben Côté;non\nbientôt;Zoé Nil;oui',
  );
  expect(marked.asked).toBeNull();
  expect(shown(marked)).toEqual([['Ana Roy', '2026-09-05'], ['Ben Côté'], ['Zoé Nil', 'badDate']]);
});

test.each([
  ['no names of columns', 'ana@x.ca;x\nben@x.ca;', ['person', 'days', 'dateOrder']],
  ['no year', 'Email;Sep 5;Sep 12\nana@x.ca;x;', ['year']],
  ['two orders', 'Email;05/09/2026;12/09/2026\nana@x.ca;x;', ['dateOrder']],
  ['two addresses', 'Email;Parent’s email;2026-09-05\nana@x.ca;b@x.ca;x', ['person']],
  ['a mark that says nothing', 'Email;2026-09-05\nana@x.ca;P\nben@x.ca;x', ['marks']],
  [
    'an answer under another name',
    'Date;Email;Vous serez là ?\n2026-09-05;ana@x.ca;oui\n;ben@x.ca;non',
    ['marks'],
  ],
  [
    'answers in other words',
    'Date,Email,Response\n2026-09-05,ana@x.ca,Accepted\n,ben@x.ca,Declined',
    ['marks'],
  ],
  ['what people paid, some nothing', 'Date,Name,Amount\n2026-09-05,Ana Roy,10\n,Ben Côté,0', ['marks']],
  ['what was paid, by some', 'Date;Nom;Payé;Note\n2026-09-05;Ana Roy;10,00 $;\n;Ben Côté;;malade', ['marks']],
  ['what people meant to do', 'Date,Email,RSVP\n2026-09-05,ana@x.ca,Yes\n2026-09-05,ben@x.ca,No', ['marks']],
  ['birthdays', 'Nom,Date de naissance\nAna Roy,1990-01-01\nZoé Nil,1988-02-02', ['person', 'days']],
  ['a day that is none', 'Email;2026-09-05;2026-09-31;2026-09-19\nana@x.ca;x;x;x', ['days']],
  ['a last day that is none', 'Email;2025-02-22;2025-02-29\nana@x.ca;x;x', ['days']],
  ['days with two columns each', 'Email;2026-09-05;;2026-09-12;\nana@x.ca;x;x;x;', ['days']],
  ['days without people', '2026-09-05;2026-09-12;\nx;;Ana Roy\n;x;Ben Côté', ['person']],
])('what is not told is asked: %s', async (_, list, doubts) => {
  const { asked } = await read(list);
  expect(asked?.doubts ?? []).toEqual(doubts.filter((one) => one !== 'dateOrder' || list.includes('/')));
});

test('two dates in a cell are no day', async () => {
  const columns = { firstRow: 1, names: [0], days: [], date: 1, dateOrder: 'ymd' as const };
  const lines = async (cell: string) => shown(await read(`Nom;Date\nAna Roy;${cell}`, { columns }));
  for (const cell of ['2026-09-05, 2026-09-12', '5 sept, 12 sept 2026', '2026-09-05 2026-09-12'])
    expect(await lines(cell)).toEqual([['Ana Roy', 'badDate']]);
  for (const cell of ['2026-09-05 10:02:11', '2026-09-05 (12 à table)', '2026-09-05T14:00:00Z'])
    expect(await lines(cell)).toEqual([['Ana Roy', '2026-09-05']]);
});

test('a column of marks has no names, whatever its name says', async () => {
  const list = await read('Date;Nom;Inscrit;Présent\n2026-09-05;Ana Roy;oui;non\n2026-09-12;Ana Roy;oui;oui');
  expect(list.asked).toBeNull();
  expect(shown(list)).toEqual([['Ana Roy', '2026-09-12']]);
});

test('the marks that somebody chose say that people came, and others that they did not', async () => {
  const list = 'Email;2026-09-05;2026-09-12\nana@x.ca;P;10 $\nben@x.ca;x;M';
  const { asked, marks } = await read(list);
  expect(marks).toEqual(['P', 'x', '10 $', 'M']);
  const columns = { ...asked?.likely, came: ['P', '10 $', 'x'] } as NonNullable<typeof asked>['likely'];
  expect(shown(await read(list, { columns }))).toEqual([
    ['ana@x.ca', '2026-09-05', '2026-09-12'],
    ['ben@x.ca', '2026-09-05'],
  ]);
});

test('a mark beyond those that are shown is never taken for an answer', async () => {
  const rows = Array.from({ length: 30 }, (_, index) => `p${index}@x.ca;m${index}`);
  const list = `Email;2026-09-05\n${rows.join('\n')}`;
  const { asked, marks } = await read(list);
  const columns = { ...asked?.likely, came: marks } as NonNullable<typeof asked>['likely'];
  const { lines } = await read(list, { columns });
  expect(lines.filter(({ problem }) => problem === 'oddMark')).toHaveLength(10);
  expect(lines.filter(({ dates }) => dates.length === 1)).toHaveLength(20);
});

test('columns that somebody chose are taken only where they say who and when', async () => {
  const list = 'Who;A;B\nana@x.ca;x;\nben@x.ca;;x';
  const base = { firstRow: 1, names: [], days: [] as number[], dateOrder: 'ymd' as const };
  for (const columns of [
    base,
    { ...base, email: 0 },
    { ...base, email: 0, days: [1] },
    { ...base, email: 0, date: 0 },
  ])
    expect((await read(list, { columns })).asked).not.toBeNull();
});

test('what becomes of people and days: nobody is entered twice, and what was held here or is ahead stays', () => {
  const people = [
    { id: 'ana', firstName: 'Ana', lastName: 'Roy', email: 'ana@x.ca' },
    { id: 'ben', firstName: 'Ben', lastName: 'Côté', email: null },
    { id: 'b2', firstName: 'Côté', lastName: 'Ben', email: 'b2@x.ca' },
  ];
  const line = (
    email: string,
    name: string,
    dates: string[],
    problem: 'badDate' | 'oddMark' | null = null,
  ) => ({
    ...{ text: email || name, email, name, dates, problem },
  });
  const days = ['2026-09-05', '2026-09-12', '2026-09-19', '2026-09-26', '2026-10-03', today, '2026-12-05'];
  const { lines, days: fates } = judgeCame(
    {
      days,
      lines: [
        line('ana@x.ca', '', [...days]),
        line('', 'Roy Ana', ['2026-09-05']),
        line('', 'Ben Côté', ['2026-09-05']),
        line('zoe@x.ca', '', ['2026-10-03']),
        line('', '', ['2026-09-05']),
        line('b2@x.ca', '', ['2026-09-05'], 'oddMark'),
        line('b2@x.ca', '', []),
        line('b2@x.ca', '', ['2026-09-12']),
      ],
    },
    {
      find: finderAmong(people),
      held: new Map([
        ['2026-09-12', new Set(['ana'])],
        ['2026-09-19', null],
        ['2026-09-26', new Set(['ana'])],
      ]),
      today,
    },
  );
  expect(lines.map(({ fate, entered }) => [fate, entered.length])).toEqual([
    ['new', 2],
    ['known', 0],
    ['several', 0],
    ['unknown', 0],
    ['noPerson', 0],
    ['oddMark', 0],
    ['never', 0],
    ['new', 1],
  ]);
  expect(fates.map(({ date, fate, people }) => [date, fate, people.length])).toEqual([
    ['2026-09-05', 'new', 1],
    ['2026-09-12', 'more', 1],
    ['2026-09-19', 'held', 0],
    ['2026-09-26', 'known', 0],
    ['2026-10-03', 'new', 1],
    [today, 'future', 0],
    ['2026-12-05', 'future', 0],
  ]);
});
