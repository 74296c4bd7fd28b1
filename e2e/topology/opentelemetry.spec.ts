import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { createDatabase, startCluster, type TestCluster } from 'server/testing/postgres';
import { type OwnProduct, startOwnProduct, temporaryFolder } from '../../infra/bootstrap/own-product';

/** What a collector got, by path: protobuf, in which texts and ids are as they are. */
const received: Record<string, Buffer> = {};
const collector = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const content = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
  const path = request.url ?? '';
  received[path] = Buffer.concat([received[path] ?? Buffer.alloc(0), content]);
  response.end();
});
let cluster: TestCluster;
let product: OwnProduct | undefined;
test.beforeAll(async () => {
  cluster = await startCluster();
  await once(collector.listen(0, '127.0.0.1'), 'listening');
});
test.afterAll(async () => {
  await product?.stop();
  collector.closeAllConnections();
  collector.close();
  await cluster.stop();
});

const given = 'abad1dea'.repeat(4);
const [email, name, token, password, address] = [
  'mia@private.example',
  'Mia-Private',
  'a-private-token',
  'A-private-word1!',
  '203.0.113.7',
];

const timesIn = (content: Buffer | undefined, what: string | Buffer): number =>
  String(content?.toString('latin1')).split(what.toString('latin1')).length - 1;

test('a request is one id in its answer, log and trace, down to the database, and names nobody', async () => {
  const log = join(temporaryFolder('otel'), 'log');
  const { port } = collector.address() as AddressInfo;
  product = await startOwnProduct(
    {
      DATABASE_URL: await createDatabase(cluster.url),
      JWT_SECRET: 'a secret of at least 32 characters',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'info',
    },
    ['ignore', openSync(log, 'w'), 'inherit'],
  );
  const { url } = product;
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
      body: JSON.stringify(body),
    });
  const account = { username: name, email, password, firstName: name, lastName: name };
  const register = await post('/api/v1/Users/register', account);
  expect(register.status).toBe(201);
  await post(`/api/v1/Users/login?token=${token}`, { username: email, password }, { 'x-request-id': given });
  await fetch(`${url}/api/v1/Users/verify-email?token=${token}`);
  await fetch(`${url}/nowhere/${token}?email=${email}`);
  expect(await product.stop()).toBe(0);

  const { '/v1/traces': traces, '/v1/logs': logs, '/v1/metrics': metrics } = received;
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  for (const id of [register.headers.get('x-request-id') ?? '', given]) {
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(lines.filter((line) => line.includes(`"requestId":"${id}"`)).length).toBeGreaterThan(1);
    const bytes = Buffer.from(id, 'hex');
    // The request, and what it asks of the database once its body is read.
    expect(timesIn(traces, bytes)).toBeGreaterThan(2);
    expect(timesIn(logs, bytes)).toBeGreaterThan(0);
    expect(timesIn(logs, Buffer.from(id))).toBeGreaterThan(1);
  }
  expect(String(traces)).toContain('POST /api/v1/Users/login');
  expect(String(traces)).toMatch(/select .* from "users"/);
  expect(String(metrics)).toContain('http.server.request.duration');
  expect(String(metrics)).toContain('db.client.operation.duration');
  const all = Buffer.concat(Object.values(received)).toString() + lines.join('\n');
  expect([email, name, token, password, address].filter((secret) => all.includes(secret))).toEqual([]);
});
