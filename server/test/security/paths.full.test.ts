import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeProfile } from '../support/accounts';
import { clubForAll } from '../support/club';
import { processorTime } from '../support/processor-time';

const siteDir = mkdtempSync(join(tmpdir(), 'courtside-site-'));
for (const folder of ['assets', 'r/player-portal/b1', 'registry'])
  mkdirSync(join(siteDir, folder), { recursive: true });
writeFileSync(join(siteDir, 'index.html'), '<html></html>');
writeFileSync(join(siteDir, '.secret'), 'secret');
writeFileSync(join(siteDir, 'r/player-portal/b1/app.0123456789abcdef.js'), 'run()');
const club = clubForAll({ siteDir });

const nowhere = [
  '/assets/',
  '/r/',
  '/r/player-portal',
  '/r/player-portal/b1/',
  '/registry/',
  '/assets/%2e%2e/index.html',
  '/assets/%2e%2e/%2e%2e/etc/passwd',
  '/r/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/r/..%5c..%5cetc/passwd',
  '/assets/%2esecret',
  '/r/%2e/',
  '/assets/%00',
  '/assets/%c3%28',
  '/assets/%e0%a4%a',
  `/api/v1/Seasons/${'a'.repeat(2000)}`,
  `/api/v1/Sessions/${'%41'.repeat(2000)}/registrations`,
  `/r/${'a'.repeat(5000)}.js`,
];

test.each(nowhere.map((url) => [url.slice(0, 60), url]))('%s is not there, and no defect', async (_, url) => {
  const { statusCode, body } = await club.app.inject({ url, headers: { accept: 'application/json' } });
  expect([statusCode, JSON.parse(body).code]).toEqual([404, 'notFound']);
});

test('JSON that is 31,000 deep is refused before anybody walks through it', async () => {
  const depth = 31_000;
  const admin = await club.admin();
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const reply = await club.app.inject({
      method: 'PUT',
      url: '/api/v1/Users/me',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
      payload: `${open.repeat(depth / open.length)}1${close.repeat(depth / open.length)}`,
    });
    expect([reply.statusCode, JSON.parse(reply.body).code]).toEqual([400, 'malformedJson']);
  }
});

test('brackets within a text are no depth', async () => {
  const player = await club.person();
  const change = { firstName: `${'['.repeat(40)}"\\{` };
  expect((await changeProfile(club, player, change)).status).toBe(200);
});

test('a text that never ends is read once, and not anew from each of its quotes', async () => {
  const send = async () => {
    for (let one = 0; one < 4; one++) {
      const reply = await club.app.inject({
        method: 'POST',
        url: '/api/v1/Users/login',
        headers: { 'content-type': 'application/json' },
        payload: `{"username":"${'\\"'.repeat(32_000)}`,
      });
      expect([reply.statusCode, JSON.parse(reply.body).code]).toEqual([400, 'malformedJson']);
    }
  };
  expect(await processorTime(send)).toBeLessThan(1500);
});
