import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Call, calls, errorStatus } from 'shared-api/contract';
import { errorsOf } from '../../src/http/openapi';
import { clubForAll } from '../support/club';

interface Operation {
  responses: Record<string, { description: string }>;
}

const club = clubForAll();
let document: { openapi: string; paths: Record<string, Record<string, Operation>> };
beforeAll(async () => {
  document = (await club.app.inject({ url: '/api/docs/json' })).json();
});

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );

test('every call is in the document, and nothing else', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(
    operations()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(calls).sort());
});

test.each(Object.entries(calls) as [string, Call][])('%s says its statuses and errors', (name, call) => {
  const { operation } = operations().find((one) => one.name === name) ?? {};
  const statuses = new Set([
    ...Object.keys(call.replies),
    ...errorsOf(call).map((code) => String(errorStatus[code])),
  ]);
  expect(Object.keys(operation?.responses ?? {}).sort()).toEqual([...statuses].sort());
  const told = Object.values(operation?.responses ?? {})
    .map(({ description }) => description)
    .join(' ');
  for (const code of errorsOf(call)) expect(told).toContain(`\`${code}\``);
});

test('amounts are not asked to be multiples of a fraction, which 34.09 is not in binary', () => {
  expect(JSON.stringify(calls)).toContain('"multipleOf":0.01');
  expect(JSON.stringify(document)).not.toContain('multipleOf');
});

test('an outside linter finds nothing wrong with the document', () => {
  const told = execFileSync(process.execPath, [join(__dirname, 'lint-openapi.mjs')], {
    input: JSON.stringify(document),
    encoding: 'utf8',
  });
  expect(JSON.parse(told)).toEqual([]);
});

test('the reference page is served', async () => {
  const page = await club.app.inject({ url: '/api/docs/' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
});
