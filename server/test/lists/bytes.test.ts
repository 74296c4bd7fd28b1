import { type Club, openClub } from '../support/club';
import { openLarge } from '../support/engines';
import { largeClub } from '../support/large';

/** The maximum size of a page of a list, in bytes, uncompressed. */
const most = 64 * 1024;

let club: Club;
beforeAll(async () => {
  club = await openClub({}, await openLarge());
  await club.admin();
});
afterAll(() => club.close());

const page = async (path: string, query: Record<string, string>) => {
  const { token } = await club.admin();
  const reply = await club.app.inject({
    method: 'GET',
    url: path,
    query,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.statusCode).toBe(200);
  return {
    bytes: reply.rawPayload.length,
    rows: (reply.json() as unknown[]).length,
    total: Number(reply.headers['x-total-count']),
  };
};

const { users, sessions, seasons, payments } = largeClub;
const everyUser = users + 1;

/** Each list with the page size that the console asks for, and what a search and a filter select from it. */
const lists: [
  string,
  {
    size: number;
    all: Record<string, string>;
    total: number;
    search: [string, number];
    filter: [Record<string, string>, number];
  },
][] = [
  [
    '/api/v1/Sessions/all',
    {
      size: 12,
      all: { includePast: 'true' },
      total: sessions,
      // Every seventh gym: 286 or 285 of 2000.
      search: ['Gymnase 3', 286],
      filter: [{ status: '2' }, sessions / 20],
    },
  ],
  [
    '/api/v1/Seasons',
    {
      size: 10,
      all: {},
      total: seasons,
      // In every seventh season's notes.
      search: ['Gymnase 3', 29],
      filter: [{ status: '2' }, seasons / 10],
    },
  ],
  [
    '/api/v1/Users',
    { size: 20, all: {}, total: everyUser, search: ['user1999', 11], filter: [{ role: 'admin' }, 1] },
  ],
  [
    '/api/v1/Payments',
    {
      size: 24,
      all: {},
      total: payments,
      search: ['user12345@', payments / users],
      filter: [{ status: '0' }, payments / 50],
    },
  ],
  [
    '/api/v1/Audit',
    {
      size: 20,
      all: {},
      total: sessions + seasons,
      search: ['Ada', sessions + seasons],
      filter: [{ entity: 'season' }, seasons],
    },
  ],
];

describe.each(lists)('%s of a large club', (path, { size, all, total, search, filter }) => {
  const pageSize = String(size);

  test('answers its first page', async () => {
    const first = await page(path, { ...all, page: '1', pageSize });
    expect(first).toMatchObject({ rows: size, total });
    expect(first.bytes).toBeLessThan(most);
  });

  test('answers its last page', async () => {
    const last = await page(path, { ...all, page: String(Math.ceil(total / size)), pageSize });
    expect(last).toMatchObject({ rows: total % size || size, total });
    expect(last.bytes).toBeLessThan(most);
  });

  test('answers a search', async () => {
    const [words, found] = search;
    const reply = await page(path, { ...all, page: '1', pageSize, search: words });
    expect(reply).toMatchObject({ rows: Math.min(size, found), total: found });
    expect(reply.bytes).toBeLessThan(most);
  });

  test('answers a filter', async () => {
    const [filters, found] = filter;
    const reply = await page(path, { ...all, ...filters, page: '1', pageSize });
    expect(reply).toMatchObject({ rows: Math.min(size, found), total: found });
    expect(reply.bytes).toBeLessThan(most);
  });
});

test('the sums over a hundred thousand payments are a short answer', async () => {
  const { token } = await club.admin();
  const reply = await club.app.inject({
    method: 'GET',
    url: '/api/v1/Payments/summary',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.json()).toMatchObject({ paymentsCount: payments, totalRevenue: payments * 0.98 * 10 });
  expect(reply.rawPayload.length).toBeLessThan(most);
});
