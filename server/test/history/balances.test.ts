import { readBalances } from '../../src/club/history/balances';
import { judge, totalsOf } from '../../src/club/history/fates';
import { finderAmong } from '../../src/club/history/people';

const read = (text: string) => readBalances(Buffer.from(text), 100);
const ana = { id: 'a', firstName: 'Ana', lastName: 'Roy', email: 'ana@x.ca' };
const people = [
  ana,
  { id: 'b', firstName: 'Zoé', lastName: 'Tremblay-Côté', email: 'zoe@x.ca' },
  { id: 'c', firstName: 'Louis', lastName: 'Martin', email: null },
  { id: 'd', firstName: 'Martin', lastName: 'Louis', email: 'ml@x.ca' },
];
const facts = {
  ...{ find: finderAmong(people), brought: new Map<string, Set<string>>(), closed: '2026-10-31' },
  now: new Date('2026-11-21T18:00:00Z'),
};
const judged = async (text: string) => judge((await read(text))?.lines ?? [], facts);

test.each([
  ['12,50 $', -1250],
  ['$12.50', -1250],
  ['(12.50)', 1250],
  ['-12.50', 1250],
  ['12.50-', 1250],
  ['1 234,56 $', -123456],
  ['1,234.56', -123456],
  ['0', 0],
  ['', 0],
  ['—', 0],
  ['$ -', 0],
  ['$-   ', 0],
  ['- $', 0],
  ['12', -1200],
  ['twelve', null],
  ['1,234', null],
  ['100001', null],
  ['=1+1', null],
])('what somebody owes as “%s” is read rightly or not at all', async (cell, cents) => {
  const list = await read(`Email;Owes\nana@x.ca;"${cell}"`);
  expect(list?.lines.map((line) => line.cents)).toEqual([cents]);
});

test.each([
  ['Nom,Doit\nana roy,1', 'new', 'a'],
  ['Nom,Doit\n"Roy, Ana",1', 'new', 'a'],
  ['Prénom,Nom,Doit\nZOE,tremblay cote,1', 'new', 'b'],
  ['Nom,Doit\nLouis Martin,1', 'several', undefined],
  ['Nom,Courriel,Doit\nLouis Martin,ml@x.ca,1', 'new', 'd'],
  // Another person's address: the name does not overrule it.
  ['Nom,Courriel,Doit\nAna Roy,ana@y.ca,1', 'unknown', undefined],
  ['Nom,Courriel,Doit\nZoé T.,ANA@X.CA,1', 'new', 'a'],
  ['Nom,Doit\nTotal,125', 'unknown', undefined],
  ['Nom,Doit\n,125', 'noPerson', undefined],
  ['Nom,Doit,Avoir\nAna Roy,,', 'zero', 'a'],
  ['Nom,Doit,Date\nAna Roy,1,2026-11-22', 'future', 'a'],
  ['Nom,Doit,Date\nAna Roy,1,2026-02-30', 'badDate', 'a'],
  ['Nom,Doit,Date\nAna Roy,1,samedi', 'badDate', 'a'],
  ['Nom,Doit\nAna Roy,douze', 'noAmount', 'a'],
])('%j becomes %s', async (list, fate, id) => {
  expect((await judged(list)).map((line) => [line.fate, line.person?.id])).toEqual([[fate, id]]);
});

test.each([
  ['Name,Balance\nAna,1', ['amounts']],
  ['Nom,Solde\nAna,1', ['amounts']],
  ['Name,Owes\nAna,1', []],
  ['Joueur;Montant dû;Depuis\nAna;1;2026-01-02', []],
  ['Name,Owes,Date\nAna,1,03/04/2026', ['dateOrder']],
  ['Name,Owes,Date\nAna,1,03/14/2026', []],
  ['Name,Owes,Date\nAna,1,14/03/26', ['dateOrder']],
  ['Name,Owes,Date,Pay date\nAna,1,2026-01-02,2026-01-03', ['date']],
  ['Owes,Credit\n1,2', ['person']],
  // What was paid of it, or is owed from somebody else's side.
  ['Name,Amount due,Amount paid\nAna,95,50', ['amounts']],
  ['Name,Amount due,Amount paid,Remaining\nAna,95,50,45', ['amounts']],
  ['Nom;Total dû;Versé;Reste à payer\nAna;95;50;45', []],
  ['Name,Invoiced,Paid,Balance due\nAna,95,50,45', []],
  ['Name,Owes,Paid\nAna,10,x\nZoé,10,', ['amounts']],
  ['Name,Owes,Paid\nAna,10,\nZoé,10,no', []],
  ['Nom,Doit,Statut\nAna,10,Payé', ['amounts']],
  ['Nom,Doit,Statut\nAna,10,Membre', []],
  ['Nom,Débit,Crédit\nAna,12.50,\nZoé,,5', ['amounts']],
  ['ana@x.ca;10\nzoe@x.ca;12', ['person', 'amounts']],
])('%j leaves %j to be asked', async (text, doubts) => {
  const list = await read(text);
  expect(list?.asked?.doubts ?? []).toEqual(doubts);
});

test('the day is told by the line, or is today; a closed month’s is the first open one', async () => {
  const lines = await judged('Nom,Doit,Date\nAna Roy,1,2026-11-07\nAna Roy,2,\nAna Roy,3,2026-08-01');
  expect(lines.map(({ enteredOn }) => enteredOn)).toEqual(['2026-11-07', '2026-11-21', '2026-11-01']);
});

test.each(['Date de naissance', 'Date of birth', 'Date joined', 'Date d’inscription'])(
  'a person’s own date is not the entry’s: %s',
  async (heading) => {
    const [line] = await judged(`Nom,${heading},Doit\nAna Roy,1990-01-01,1`);
    expect(line).toMatchObject({ fate: 'new', date: null, enteredOn: '2026-11-21' });
  },
);

test('only new lines count for the total, and what is typed stays text', async () => {
  const hostile = '<img src=x onerror=alert(1)> =HYPERLINK("x")\u202e';
  const lines = await judged(
    `Nom,Doit,Avoir,Raison\nAna Roy,1.10,,"${hostile.replaceAll('"', '""')}"\nAna Roy,,2.20,\nX Y,9,,`,
  );
  expect(totalsOf(lines)).toEqual({ owed: 110, credit: 220 });
  expect(lines[0]?.reason).toBe('<img src=x onerror=alert(1)> =HYPERLINK("x")');
  const long = await judged(`Nom,Doit,Raison\nAna Roy,1,${'x'.repeat(5000)}`);
  expect(long[0]?.reason).toHaveLength(200);
});
