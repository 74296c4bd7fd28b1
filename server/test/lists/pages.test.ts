import { clubForAll } from '../support/club';
import { recordPayment } from '../support/payments';
import { addSeason } from '../support/seasons';
import { changeSession } from '../support/sessions';

const club = clubForAll();

/** Four records of every kind, one of them with another status than the others. */
beforeAll(async () => {
  const people = await club.people(3);
  await club.person({ isAdmin: true });
  for (const { id: userId } of [...people, ...people]) await recordPayment(club, { userId, amount: 10 });
  for (const sessionDate of ['2026-12-05', '2026-12-12', '2026-12-19']) await club.session({ sessionDate });
  await changeSession(club, await club.session({ sessionDate: '2026-12-26' }), { status: 2 });
  for (const year of ['2030', '2031', '2032', '2033'])
    await addSeason(club, { startDate: `${year}-01-01`, endDate: `${year}-03-31`, price: 95 });
  const [season] = (await club.call('GET /api/v1/Seasons')).ok();
  const change = { as: await club.admin(), params: { id: season?.id ?? '' }, body: { status: 1 } };
  (await club.call('PATCH /api/v1/Seasons/{id}/status', change)).ok();
});

type Row = Record<string, unknown>;

test.each<[path: string, filter: Record<string, string>, isFound: (row: Row) => boolean]>([
  ['/api/v1/Sessions/all', { status: '2' }, ({ status }) => status === 2],
  ['/api/v1/Seasons', { status: '1' }, ({ status }) => status === 1],
  ['/api/v1/Users', { role: 'admin' }, ({ isAdmin }) => isAdmin === true],
  ['/api/v1/Payments', { status: '0' }, ({ status }) => status === 0],
  ['/api/v1/Audit', { entity: 'season' }, ({ entity }) => entity === 'season'],
])('%s is paged and filtered by the server, which says how many there are', async (url, filter, isFound) => {
  const { token } = await club.admin();
  const read = async (query: Record<string, string>) => {
    const reply = await club.app.inject({ url, query, headers: { authorization: `Bearer ${token}` } });
    return { rows: reply.json<Row[]>(), total: Number(reply.headers['x-total-count']) };
  };
  const { rows: all } = await read({ page: '1', pageSize: '100' });
  expect(all.length).toBeGreaterThan(3);
  expect(await read({ page: '2', pageSize: '3' })).toEqual({ rows: all.slice(3, 6), total: all.length });
  const found = all.filter(isFound);
  expect(found.length).toBeGreaterThan(0);
  const filtered = await read({ ...filter, page: '1', pageSize: '100' });
  expect(filtered).toEqual({ rows: found, total: found.length });
});
