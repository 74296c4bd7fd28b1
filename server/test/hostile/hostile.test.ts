import fc from 'fast-check';
import { type Call, type Calls, calls, SessionStatus } from 'shared-api/contract';
import { isEmpty } from '../../src/http/route';
import { matrix } from '../http/permissions';
import type { Sent } from '../support/call';
import { clubForAll } from '../support/club';
import { isFull, sequences, shareOf } from '../support/engines';
import { bodyFor, junk, nasty, shaped } from './generate';

const club = clubForAll();

/**
 * Each call has its own people and records: otherwise one call's deletions would make all others' requests fail alike.
 */
async function world(name: keyof Calls) {
  const [admin, player] = [await club.person({ isAdmin: true }), await club.person()];
  const valid: Sent = (await matrix[name].send?.(club, player, admin)) ?? {};
  const ids = [admin.id, player.id, await club.session(), await club.session({ maxCapacity: 1 })];
  return { askers: [admin, admin, player, undefined], ids, valid };
}

/** Errors before the call's handler. */
const early = new Set([
  'validation',
  'malformedJson',
  'unsupportedMediaType',
  'payloadTooLarge',
  'notLoggedIn',
  'notAllowed',
]);

const names = Object.keys(calls) as (keyof Calls)[];

/** Only what a query string can express. */
const asQuery = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );

test.each(shareOf(names))('%s never fails, whatever it is sent', async (name) => {
  const { params, query, body }: Call = calls[name];
  const { askers, ids, valid } = await world(name);
  const reached = new Set<string>();
  const keys = Object.keys((params as { properties?: object } | undefined)?.properties ?? {});
  const request = fc.record({
    as: fc.constantFrom(...askers),
    params: fc.record(
      Object.fromEntries(
        keys.map((key) => [
          key,
          fc.oneof(
            { weight: 4, arbitrary: fc.constant(valid.params?.[key] ?? '') },
            { weight: 4, arbitrary: fc.constantFrom(...ids) },
            // A lone surrogate cannot be encoded in a URL.
            nasty.filter((text) => text !== '\ud800'),
            fc.uuid(),
          ),
        ]),
      ),
    ),
    query: query ? shaped(query as never) : fc.constant({}),
    body: body
      ? fc.oneof({ weight: 2, arbitrary: fc.constant(valid.body) }, { weight: 4, arbitrary: bodyFor(body) })
      : fc.oneof(fc.constant(undefined), junk),
    locale: fc.constantFrom('en' as const, 'fr' as const),
    language: fc.oneof(fc.constantFrom('fr-CA,fr;q=0.9', '*', 'q=q;q'), fc.stringMatching(/^[ -~]{0,30}$/)),
  });
  await fc.assert(
    fc.asyncProperty(request, async ({ as, params, query, body, language }) => {
      const reply = await club.call(name, {
        as,
        params: params as Record<string, string>,
        query: asQuery(query),
        // Text and number bodies are sent as JSON, not as `inject` would encode them.
        body: body === undefined || method(name) === 'GET' ? undefined : JSON.stringify(body),
        headers: {
          'accept-language': language,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
      });
      expect(reply.status).toBeLessThan(500);
      if (!isEmpty(reply.status)) expect(reply.headers['content-type']).toMatch(/^application\/json/);
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
      const { code } = (reply.body ?? {}) as { code?: string };
      if (!early.has(code ?? '')) reached.add(code ?? String(reply.status));
    }),
    sequences(40),
  );
  // If no request passed guard and schema, nothing behind them would be tested; of a part of them none may.
  if (isFull) expect([...reached]).not.toEqual([]);
});

const method = (name: string) => name.split(' ')[0];

test('unknown fields are refused everywhere, and keys that reach for prototypes too', async () => {
  for (const name of names) {
    const { body }: Call = calls[name];
    if (!body) continue;
    const id = '00000000-0000-7000-8000-000000000000';
    const params = { id, sessionId: id, emailType: 'announcement' };
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
      expect(reply.error().status).toBe(400);
    }
  }
});

test.each(['\ud800', 'a\udc00b', '\u0000'])('what no database can store is refused: %j', async (reason) => {
  const id = await club.session();
  const as = await club.admin();
  const { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, status } = (
    await club.call('GET /api/v1/Sessions/{id}', { as, params: { id } })
  ).ok();
  const draft = { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice };
  const send = (status: SessionStatus, reason: string) =>
    club.call('PUT /api/v1/Sessions/{id}', { as, params: { id }, body: { ...draft, status, reason } });
  (await send(status, '🏀')).ok();
  expect((await send(SessionStatus.Cancelled, reason)).error()).toMatchObject({
    code: 'validation',
    errors: { reason: [expect.any(String)] },
  });
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
