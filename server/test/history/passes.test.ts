import { judgePasses, passTotals } from '../../src/club/history/pass-fates';
import { readPassList } from '../../src/club/history/passes';
import { finderAmong } from '../../src/club/history/people';

const read = (text: string) => readPassList(Buffer.from(text), 100);
const ana = { id: 'a', firstName: 'Ana', lastName: 'Roy', email: 'ana@x.ca' };
const people = [
  ana,
  { id: 'b', firstName: 'Zoé', lastName: 'Côté', email: 'zoe@x.ca' },
  { id: 'c', firstName: 'Louis', lastName: 'Martin', email: null },
  { id: 'd', firstName: 'Martin', lastName: 'Louis', email: 'ml@x.ca' },
];
const fall = {
  id: 'f',
  name: 'Automne 2026',
  names: ['Automne 2026', 'Fall 2026'],
  startDate: '2026-09-05',
  endDate: '2026-12-05',
  price: 95,
};
const winter = {
  id: 'w',
  name: 'Winter 2027',
  names: ['Winter 2027'],
  startDate: '2026-12-12',
  endDate: '2027-03-13',
  price: 90,
};
const facts = {
  ...{ find: finderAmong(people), closed: '2026-10-31', now: new Date('2026-11-21T18:00:00Z') },
  ...{ seasons: [fall, winter], needsSeason: true },
  held: new Map([['b', [{ startDate: '2026-09-05', endDate: '2026-12-05', isEnded: false }]]]),
};
const judged = async (text: string, more: Partial<typeof facts> = {}) =>
  judgePasses((await read(text))?.lines ?? [], { ...facts, ...more });

test.each([
  ['Email,From,To,Price,Paid\nana@x.ca,2026-09-05,2026-12-05,95,x', []],
  ['Nom;Du;Au;Prix;Payé\nAna Roy;2026-09-05;2026-12-05;95;oui', []],
  ['Name,Season,Price,Paid\nAna Roy,Automne 2026,95,yes', []],
  ['Prénom;Nom;Abonnement;Prix;Montant payé;Encore à payer\nAna;Roy;Automne 2026;95;95;0', []],
  ['Name,From,To,Price,Paid\nAna Roy,2026-09-05,2026-12-05,95,2026-09-04', []],
  ['Name,From,To,Price,Date paid\nAna Roy,2026-09-05,2026-12-05,95,2026-09-04', []],
  ['Name,From,To,Price,Remaining\nAna Roy,2026-09-05,2026-12-05,95,0', []],
  ['Name,From,Price,Paid\nAna Roy,2026-09-05,95,x', ['when']],
  ['Name,Season,Paid\nAna Roy,Automne 2026,x', ['price']],
  ['Name,Season,Amount,Paid\nAna Roy,Automne 2026,95,x', ['price']],
  ['Name,Season,Price\nAna Roy,Automne 2026,95', ['paid']],
  ['Name,Season,Price,Paid\nAna Roy,Automne 2026,95,Interac', ['paid']],
  ['Name,Season,Price,Paid\nAna Roy,Automne 2026,95,x\nZoé Côté,Automne 2026,95,2026-09-04', ['paid']],
  ['Name,From,To,Price,Paid\nAna Roy,05/09/2026,05/12/2026,95,x', ['dateOrder']],
  ['Name,From,To,Price,Paid\nAna Roy,05/09/2026,13/12/2026,95,x', []],
  ['Name,From,To,Price,Paid\nA,05/13/2026,05/12/2026,95,x\nB,13/05/2026,14/12/2026,95,x', ['dateOrder']],
  ['Name,Season,Price,Paid,Refunded\nAna Roy,Automne 2026,95,95,95', ['paid']],
  ['Name,Season,Price,Paid,Refunded\nAna Roy,Automne 2026,95,95,0.00', []],
  ['Nom;Saison;Prix;Rabais;Payé\nAna Roy;Automne 2026;95;20;75', ['price']],
  ['Nom;Saison;Prix;Rabais;Payé\nAna Roy;Automne 2026;95;;95', []],
  ['ana@x.ca,2026-09-05,2026-12-05,95', ['person', 'when', 'price', 'paid']],
])('%j leaves %j to be asked', async (text, doubts) => {
  expect((await read(text))?.asked?.doubts ?? []).toEqual(doubts);
});

test.each([
  ['Season,Price,Paid', 'Automne 2026,95,x', 'new', 95, 0],
  ['Season,Price,Paid', 'Fall 2026,95,x', 'new', 95, 0],
  ['Season,Price,Paid', 'automne 2026,"95,00 $",', 'new', 0, 95],
  ['Season,Price,Paid', 'Automne 2026,95,impayé', 'new', 0, 95],
  ['Season,Price,Amount paid', 'Automne 2026,95,"40,50"', 'new', 40.5, 54.5],
  ['Season,Price,Amount paid', 'Automne 2026,95,1', 'new', 1, 94],
  ['Season,Price,Amount paid', 'Automne 2026,95,96', 'oddMark', 0, 0],
  ['Season,Price,Amount paid,Left to pay', 'Automne 2026,95,0,0', 'new', 0, 0],
  ['Season,Price,Amount paid,Left to pay', 'Automne 2026,95,60,60', 'oddMark', 0, 0],
  ['Season,Price,Paid,Left to pay', 'Automne 2026,95,x,20', 'oddMark', 0, 0],
  ['Season,Price,Left to pay', 'Automne 2026,95,20', 'new', 75, 20],
  ['Season,Price,Left to pay', 'Automne 2026,95,', 'oddMark', 0, 0],
  ['Season,Price,Paid on', 'Automne 2026,95,2026-11-02', 'new', 95, 0],
  ['Season,Price,Paid on', 'Automne 2026,95,2026-11-22', 'oddMark', 0, 0],
  ['Season,Price,Paid,Paid on', 'Automne 2026,95,no,2026-11-02', 'oddMark', 0, 0],
  ['Season,Price,Paid,Ended', 'Automne 2026,95,no,yes', 'new', 0, 0],
  ['Season,Price,Paid,Ended', 'Automne 2026,95,x,peut-être', 'oddMark', 95, 0],
  ['Season,Price,Paid', 'Automne 2026,0,', 'new', 0, 0],
  ['Season,Price,Paid', 'Automne 2026,,x', 'noPrice', 0, 0],
  ['Season,Price,Paid', 'Automne 2026,gratuit,x', 'noPrice', 0, 0],
  ['Season,Price,Paid', 'Printemps 2026,95,x', 'noSeason', 95, 0],
  ['Season,Price,Paid', ',95,x', 'badDate', 95, 0],
  ['From,To,Price,Paid', '2026-09-12,2026-12-12,95,x', 'new', 95, 0],
  ['From,To,Price,Paid', '2026-06-06,2026-09-12,95,x', 'noSeason', 95, 0],
  ['From,To,Price,Paid', '2026-12-05,2026-09-05,95,x', 'badDate', 95, 0],
  ['From,To,Price,Paid', '2026-09-05,2062-12-05,95,x', 'badDate', 95, 0],
  ['From,To,Price,Paid', '2026-09-31,2026-12-05,95,x', 'badDate', 95, 0],
  ['From,To,Price,Paid', '2026-09-05,,95,x', 'badDate', 95, 0],
  ['Season,From,To,Price,Paid', 'Automne 2026,2026-10-03,,60,x', 'new', 60, 0],
])('under “Email,%s” the line “%s” becomes %s', async (heading, line, fate, paid, owed) => {
  const [one] = await judged(`Email,${heading}\nana@x.ca,${line}`);
  expect([one?.fate, (one?.paidCents ?? 0) / 100, (one?.owedCents ?? 0) / 100]).toEqual([fate, paid, owed]);
});

test.each([
  ['Active', 'Cancelled', 'new', true],
  ['Actif', 'Annulé', 'new', true],
  ['Active', 'Refunded', 'oddMark', false],
  ['Cancelled', 'Refunded', 'oddMark', false],
  ['Player', 'Coach', 'new', false],
])('where others are %s, a pass that is %s is %s, ended: %s', async (others, status, fate, isEnded) => {
  const row = (email: string, state: string) => `${email},Automne 2026,95,x,${state}`;
  const lines = await judged(
    `Email,Season,Price,Paid,Status\n${row('ml@x.ca', others)}\n${row('ana@x.ca', status)}`,
  );
  expect(lines[1]).toMatchObject({ fate, isEnded });
});

test.each([
  ['Ana Roy', 'new'],
  ['"Roy, Ana"', 'new'],
  ['Louis Martin', 'several'],
  ['Total', 'unknown'],
  ['', 'noPerson'],
  ['Zoé Côté', 'known'],
])('a pass of “%s” is %s', async (name, fate) => {
  expect((await judged(`Name,Season,Price,Paid\n${name},Automne 2026,95,x`)).map((one) => one.fate)).toEqual([
    fate,
  ]);
});

test('somebody has one pass for a date, unless another has ended; the same one twice is one', async () => {
  const of = async (...lines: string[]) =>
    (await judged(`Email,From,To,Price,Paid,Ended\n${lines.join('\n')}`)).map(({ fate }) => fate);
  expect(
    await of(
      'ana@x.ca,2026-09-05,2026-12-05,95,x,yes',
      'ana@x.ca,2026-09-05,2026-12-05,95,x,',
      'ana@x.ca,2026-10-03,2027-01-03,95,x,',
      'ana@x.ca,2026-12-12,2027-03-13,90,x,',
      'ana@x.ca,2026-12-12,2027-03-13,90,x,',
    ),
  ).toEqual(['new', 'new', 'overlap', 'new', 'overlap']);
  expect(await of('zoe@x.ca,2026-09-12,2026-12-12,95,x,', 'zoe@x.ca,2026-09-05,2026-12-05,95,,')).toEqual([
    'overlap',
    'known',
  ]);
});

test('a club that sells passes without a season takes them along, too', async () => {
  const list = 'Email,From,To,Price,Paid\nana@x.ca,2026-06-06,2026-09-06,80,x';
  const [one] = await judged(list, { needsSeason: false });
  expect(one).toMatchObject({ fate: 'new', season: null });
});

test('without a column of prices the season’s counts; a closed month is entered on the first open day', async () => {
  const list = 'Email,Season,Paid on\nana@x.ca,Automne 2026,2026-09-05\nml@x.ca,Winter 2027,';
  const asked = await read(list);
  const columns = asked?.asked?.likely;
  if (!columns) throw new Error('Nothing is asked');
  const lines = judgePasses((await readPassList(Buffer.from(list), 100, { columns }))?.lines ?? [], facts);
  expect(lines.map((one) => [one.priceCents, one.enteredOn])).toEqual([
    [9500, '2026-11-01'],
    [9000, '2026-11-21'],
  ]);
  expect(passTotals(lines)).toEqual({ passes: 2, paid: 9500, owed: 9000 });
});
