import { clubForAll } from '../support/club';

const club = clubForAll();

interface Versioned {
  id: string;
  version: number;
}

const send = async (method: 'POST' | 'PUT' | 'GET', url: string, payload?: object) => {
  const { token } = await club.admin();
  const reply = await club.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() as Versioned & { code?: string } };
};

const session = { startTime: '10:00', endTime: '12:00', location: 'Gym', maxCapacity: 20, dropInPrice: 10 };
const season = { startDate: '2031-01-01', endDate: '2031-03-31', price: 95 };
const name = { firstName: 'Ada', lastName: 'Roy' };

/** Each resource: how to create one, and how two administrators change it at the same time. */
const resources: [string, () => Promise<{ path: string; draft: object }>, object, object, object][] = [
  [
    'session',
    async () => ({ path: '/api/v1/Sessions', draft: { ...session, sessionDate: '2031-01-04' } }),
    { ...session, sessionDate: '2031-01-04', status: 0 },
    { location: 'Parc' },
    { maxCapacity: 12 },
  ],
  [
    'season',
    async () => ({ path: '/api/v1/Seasons', draft: season }),
    season,
    { price: 90 },
    { notes: 'Late' },
  ],
  [
    'user',
    async () => ({
      path: '/api/v1/Users/create-user',
      draft: { ...name, username: 'ada-roy', email: 'ada.roy@example.org', password: 'Panier123!' },
    }),
    { ...name, username: 'ada-roy', email: 'ada.roy@example.org', paymentPlan: 1, isAdmin: false, status: 0 },
    { paymentPlan: 0 },
    { isAdmin: true },
  ],
  [
    'payment',
    async () => ({
      path: '/api/v1/Payments',
      draft: { userId: (await club.person()).id, plan: 1, amount: 10 },
    }),
    { plan: 1, amount: 10, method: 0, status: 0 },
    { amount: 12 },
    { status: 1 },
  ],
];

test.each(resources)(
  'two who edit the same %s: the second is refused, and saves over it knowing so',
  async (_name, making, usual, first, second) => {
    const { path, draft } = await making();
    const { body: made } = await send('POST', path, draft);
    const one = `${path.replace('/create-user', '')}/${made.id}`;
    const { version } = (await send('GET', one)).body;

    expect((await send('PUT', one, { ...usual, ...first, version })).status).toBe(200);
    const late = await send('PUT', one, { ...usual, ...second, version });
    expect(late).toMatchObject({ status: 409, body: { code: 'changedMeanwhile' } });
    const { body: now } = await send('GET', one);
    expect(now).toMatchObject(first);

    const knowing = { ...usual, ...first, ...second, version: now.version };
    expect((await send('PUT', one, knowing)).body).toMatchObject({ ...first, ...second });
  },
);

test('what players do meanwhile is no other edit of a session', async () => {
  const id = await club.session();
  const path = `/api/v1/Sessions/${id}`;
  const { version } = (await send('GET', path)).body;
  const params = { id };
  (await club.call('POST /api/v1/Sessions/{id}/register', { as: await club.person(), params })).ok(201);
  const body = { ...session, sessionDate: '2026-11-28', status: 0, version };
  expect((await send('PUT', path, body)).status).toBe(200);
});
