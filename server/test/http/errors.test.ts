import { calls } from 'shared-api/contract';
import { clubForAll } from '../support/club';

const club = clubForAll();

const send = (method: 'POST' | 'PATCH' | 'GET', url: string, payload?: string, type = 'application/json') =>
  club.app.inject({
    method,
    url,
    ...(payload !== undefined && { payload, headers: { 'content-type': type } }),
  });

test.each([
  ['malformed JSON', 'POST', '/api/v1/Users/login', '{"a":', 'application/json', 400, 'malformedJson'],
  ['no JSON', 'POST', '/api/v1/Users/login', 'a=1', 'text/plain', 415, 'unsupportedMediaType'],
  ['an empty body', 'POST', '/api/v1/Users/login', '', 'application/json', 400, 'validation'],
  [
    'too much',
    'POST',
    '/api/v1/Users/login',
    `"${'x'.repeat(70_000)}"`,
    'application/json',
    413,
    'payloadTooLarge',
  ],
  ['an unknown path', 'GET', '/api/v1/Nothing', undefined, '', 404, 'notFound'],
  ['an unknown method', 'PATCH', '/api/v1/Settings', undefined, '', 405, 'methodNotAllowed'],
] as const)('%s is refused in the one shape', async (_, method, url, payload, type, status, code) => {
  const reply = await send(method, url, payload, type);
  expect(reply.json()).toMatchObject({
    status,
    code,
    title: expect.any(String),
    message: expect.any(String),
  });
  expect(reply.statusCode).toBe(status);
});

test.each(Object.keys(calls).filter((name) => name.startsWith('GET ')))(
  'HEAD is not answered by %s',
  async (name) => {
    const url = name.slice('GET '.length).replace(/\{\w+\}/g, 'x');
    const { statusCode, headers } = await club.app.inject({ method: 'HEAD', url });
    expect([statusCode, String(headers.allow).split(', ')]).toEqual([405, expect.arrayContaining(['GET'])]);
  },
);

test('the language is the one that is asked for, English in doubt', async () => {
  const said = async (language: string) => {
    const reply = await club.app.inject({
      url: '/api/v1/Users/me',
      headers: { 'accept-language': language },
    });
    return reply.json().title;
  };
  expect(await said('fr-CA,fr;q=0.9,en;q=0.8')).toBe('Connexion requise');
  expect(await said('en;q=0.9,fr;q=0.1')).toBe('Not logged in');
  expect(await said('de')).toBe('Not logged in');
  expect(await said('de;q=0.9,fr;q=0.5')).toBe('Connexion requise');
  expect(await said('fr;q=0,*')).toBe('Not logged in');
  expect(await said('q=q;q,,;fr')).toBe('Not logged in');
});

test('an application that listens tells of its process', async () => {
  await club.app.listen({ host: '127.0.0.1', port: 0 });
  expect((await send('GET', '/metrics')).body).toContain('process_cpu_seconds_total');
});

test('health and metrics answer', async () => {
  expect((await send('GET', '/health/live')).statusCode).toBe(200);
  expect((await send('GET', '/health/ready')).json()).toEqual({ status: 'ok' });
  await send('GET', '/api/v1/Sessions/available');
  const metrics = (await send('GET', '/metrics')).body;
  expect(metrics).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/v1/Sessions/available",status="200"}',
  );
});

test('the metrics tell the rest while the database is away, and of no job that is gone', async () => {
  const { db } = club.app.services;
  const to = await club.person();
  await club.perform((command) => command.emails.notify('password-changed', { to, isRecovery: false }));
  const metrics = async () => (await send('GET', '/metrics')).body;
  expect(await metrics()).toContain('jobs{queue="outbox",state="created"} 1');
  await club.drain();
  expect(await metrics()).not.toContain('jobs{queue="outbox"');
  const counts = jest.spyOn(db, 'select').mockImplementation(() => {
    throw new Error('away');
  });
  const reply = await send('GET', '/metrics');
  counts.mockRestore();
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('process_cpu_seconds_total');
});
