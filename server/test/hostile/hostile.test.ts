import fc from 'fast-check';
import { type Call, type Calls, calls } from 'shared-api/contract';
import { isEmpty } from '../../src/http/route';
import { type Club, openClub, type Person } from '../support/club';
import { bodyFor, junk, nasty, shaped } from './generate';

const runs = Number(process.env.FUZZ_RUNS ?? 40);

let club: Club;
let askers: (Person | undefined)[];
let ids: string[];
beforeAll(async () => {
  club = await openClub();
  const [admin, player] = [await club.admin(), await club.person()];
  askers = [admin, admin, player, undefined];
  ids = [admin.id, player.id, await club.session(), await club.session({ maxCapacity: 1 })];
});
afterAll(() => club.close());

const names = Object.keys(calls) as (keyof Calls)[];

/** Only what an object in a query string can say. */
const asQuery = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );

test.each(names)('%s never fails, whatever it is sent', async (name) => {
  const { params, query, body }: Call = calls[name];
  const keys = Object.keys((params as { properties?: object } | undefined)?.properties ?? {});
  const request = fc.record({
    as: fc.constantFrom(...askers),
    params: fc.record(
      Object.fromEntries(
        keys.map((key) => [
          key,
          fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, nasty, fc.uuid()),
        ]),
      ),
    ),
    query: query ? shaped(query as never) : fc.constant({}),
    body: body ? bodyFor(body) : fc.oneof(fc.constant(undefined), junk),
    locale: fc.constantFrom('en' as const, 'fr' as const),
    language: fc.oneof(fc.constantFrom('fr-CA,fr;q=0.9', '*', 'q=q;q'), fc.stringMatching(/^[ -~]{0,30}$/)),
  });
  await fc.assert(
    fc.asyncProperty(request, async ({ as, params, query, body, language }) => {
      const reply = await club.call(name, {
        as,
        params: params as Record<string, string>,
        query: asQuery(query),
        // A body that is text or a number is sent as JSON, not as what `inject` would make of it.
        body: body === undefined || method(name) === 'GET' ? undefined : JSON.stringify(body),
        headers: {
          'accept-language': language,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
      });
      expect(reply.status).toBeLessThan(500);
      if (!isEmpty(reply.status)) expect(reply.headers['content-type']).toMatch(/^application\/json/);
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    }),
    { numRuns: runs, seed: 2026 },
  );
});

const method = (name: string) => name.split(' ')[0];

test('unknown fields are refused everywhere, and keys that reach for prototypes too', async () => {
  for (const name of names) {
    const { body }: Call = calls[name];
    if (!body) continue;
    const params = { id: ids[1] ?? '', sessionId: ids[2] ?? '', emailType: 'announcement' };
    for (const text of [
      '{"surprise":1}',
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{}}}',
    ]) {
      const reply = await club.call(name, {
        as: await club.admin(),
        params,
        body: text,
        headers: { 'content-type': 'application/json' },
      });
      expect(reply.refusal().status).toBe(400);
    }
  }
});

test.each([
  '/api/v1/%zz',
  '/api/v1/Sessions/%00',
  '/api/v1/Sessions/..%2f..',
  '/auth/nothing',
  '/Users/x',
  '//',
  '/api',
])('the path %s is answered quietly', async (url) => {
  const { statusCode, headers } = await club.app.inject({ url, headers: { accept: 'text/html' } });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
  expect(headers['content-type']).toMatch(/^application\/json/);
});
