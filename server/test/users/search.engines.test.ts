import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { findsName, plain, searchedText } from 'shared-api/contract';
import { finds, plainSql, searchedSql } from '../../src/data/search';
import { clubForAll } from '../support/club';
import { sequences } from '../support/engines';
import { addSeason } from '../support/seasons';

const club = clubForAll();
beforeAll(async () => {
  await club.person({ firstName: 'Émilie', lastName: 'Lefèvre', username: 'emi', email: 'el@club.test' });
  await club.person({ firstName: 'Chloé', lastName: "L'Écuyer-Ñandú", username: 'Zoe-99' });
  await club.person({ firstName: 'Cœur', lastName: 'Zola', username: 'zola' });
  await club.person({ firstName: 'Đào', lastName: 'Yıldız-Strauß', username: 'unknown' });
  await club.person({ firstName: 'Þóra', lastName: 'O´Dea-Łoś', username: 'nobody' });
});

const users = async (query: Record<string, unknown>) => {
  const reply = await club.call('GET /api/v1/Users', { as: await club.admin(), query });
  return reply.ok().map(({ firstName }) => firstName);
};

test.each([
  ['emilie', 'Émilie'],
  ['ÉMILIE', 'Émilie'],
  ['Emilie LEFEVRE', 'Émilie'],
  ['e\u0301milie', 'Émilie'],
  ['l’ecuyer', 'Chloé'],
  ['NANDU', 'Chloé'],
  ['ZOÉ-99', 'Chloé'],
  ['coeur', 'Cœur'],
  ['CŒUR', 'Cœur'],
  ['dao', 'Đào'],
  ['YILDIZ', 'Đào'],
  ['strauss', 'Đào'],
  ['STRAUẞ', 'Đào'],
  ['Thora', 'Þóra'],
  ["o'dea-los", 'Þóra'],
  ['odea los', 'Þóra'],
  ['lecuyer', 'Chloé'],
  ['nandu chloe', 'Chloé'],
  ['Lefèvre, Émilie', 'Émilie'],
  ['  emilie   le ', 'Émilie'],
  ['de th', 'Þóra'],
  ['da', 'Đào'],
  ['EL@club.TEST', 'Émilie'],
  ['Émilie <el@c', 'Émilie'],
  ['o‘dea–łos', 'Þóra'],
])('a search for "%s" finds %s', async (search, firstName) => {
  expect(await users({ search, pageSize: 5 })).toEqual([firstName]);
});

test('an address is found by how its domain begins, and by no two letters in it', async () => {
  expect(await users({ search: 'lefevre club' })).toEqual(['Émilie']);
  for (const part of ['@club.test lefevre', 'club.t emi'])
    expect(await users({ search: part })).toEqual(['Émilie']);
  for (const part of ['te lefevre', 'lub emilie', 'est emilie'])
    expect(await users({ search: part })).toEqual([]);
});

test('payments and passes find their people in the same way', async () => {
  const as = await club.admin();
  const [found] = (await club.call('GET /api/v1/Users', { as, query: { search: 'lefevre' } })).ok();
  const body = { userId: found?.id, plan: 1, amount: 10 };
  (await club.call('POST /api/v1/Payments', { as, body })).ok();
  const paid = (await club.call('GET /api/v1/Payments', { as, query: { search: 'EMILIE' } })).ok();
  expect(paid.map(({ userName }) => userName)).toEqual(['Émilie Lefèvre']);
  const summary = (await club.call('GET /api/v1/Payments/summary', { as, query: { search: 'émilie' } })).ok();
  expect(summary.paymentsCount).toBe(1);
  const passes = await club.call('GET /api/v1/SeasonSubscriptions', { as, query: { search: 'lefevre' } });
  expect(passes.ok()).toEqual([]);
  const debtors = async (search: string) =>
    (await club.call('GET /api/v1/Balances', { as, query: { search } })).ok().map(({ name }) => name);
  for (const search of ['le em', 'Lefèvre, Émilie', paid[0]?.reference.slice(0, 7) ?? '']) {
    expect(await debtors(search)).toEqual(['Émilie Lefèvre']);
  }
  // Every reference begins with “CS”.
  for (const search of ['s', 'cs', 'CS-']) expect(await debtors(search)).toEqual([]);
});

test('sessions are found by a French month without its accent, seasons and the log by theirs', async () => {
  const as = await club.admin();
  await club.session({ sessionDate: '2027-02-06', location: 'Gymnase Élan' });
  const sessions = async (search: string) =>
    (await club.call('GET /api/v1/Sessions/all', { query: { search } })).ok().map((one) => one.sessionDate);
  for (const search of ['fevrier', 'FÉVRIER', 'elan gymnase', 'samedi 6']) {
    expect(await sessions(search)).toEqual(['2027-02-06']);
  }
  const season = { name: 'Été 2027', startDate: '2027-06-01', endDate: '2027-08-31', price: 95 };
  await addSeason(club, season);
  expect((await club.call('GET /api/v1/Seasons', { query: { search: '2027 ete' } })).ok()).toHaveLength(1);
  const log = await club.call('GET /api/v1/Audit', {
    as,
    query: { search: 'boss, ADA', entity: 'season' },
  });
  expect(log.ok()).toHaveLength(1);
});

test('names with accents are sorted among their letters, and both ways', async () => {
  const { firstName: other } = await club.person({ firstName: 'Aïda', lastName: 'Élie' });
  const names = async (sort: string) =>
    (await users({ sort })).filter((name) => ['Émilie', 'Chloé', 'Cœur', other].includes(name));
  expect(await names('name')).toEqual(['Aïda', 'Chloé', 'Émilie', 'Cœur']);
  expect(await names('-name')).toEqual(['Cœur', 'Émilie', 'Chloé', 'Aïda']);
});

const latin =
  "aZ9 -_%'’@.ÀÂÄÃÅÇÉÈÊËÍÎÏÑÓÔÖÕÚÛÜÝàâäãåçéèêëíîïñóôöõúûüýÿŸœŒæÆøØłŁšŠžŽċğ½ﬁđĐðÐıİßẞþÞħŋŧəƏɛșțơưΣς–—‑’‘´`אבֶּ\u0301\u0323\n\\|,«»\u00a0";
const texts = fc.array(fc.constantFrom(...latin), { maxLength: 30 }).map((letters) => letters.join(''));

test('the database and the program make the same of every Latin text', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const { rows } = await club.database.db.execute<{ made: string; searched: string }>(
        sql`select ${plainSql(sql`${text}::text`)} as made, ${searchedSql(sql`${text}::text`)} as searched`,
      );
      expect(rows[0]).toEqual({ made: plain(text), searched: searchedText(text) });
    }),
    sequences(200),
  );
});

test('the database and the program find the same', async () => {
  const few = fc
    .array(fc.constantFrom(..."ab-'., éÉ%|"), { maxLength: 12 })
    .map((letters) => letters.join(''));
  await fc.assert(
    fc.asyncProperty(few, few, async (text, search) => {
      const isFound = finds(searchedSql(sql`${text}::text`), search) ?? sql`true`;
      const { rows } = await club.database.db.execute(sql`select ${isFound} as found`);
      expect(rows[0]).toEqual({ found: findsName(text, search) });
    }),
    sequences(200),
  );
});
