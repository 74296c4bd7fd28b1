import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, sampleRelease } from '../../../infra/registry/testing';
import { createPreview, withdrawPreview } from '../../../infra/release/preview';
import type { Club, Person } from '../support/club';
import { clubWithSite } from './site';

const app = 'player-portal';
const release = sampleRelease(app, '1.3.0');
/** Previews are recorded with the real time, so the club's clock has to use it too. */
const now = () => new Date();

let club: Club;
let site: Awaited<ReturnType<typeof clubWithSite>>;
beforeAll(async () => {
  site = await clubWithSite({ rateLimits: true });
  ({ club } = site);
  club.clock.set(now().toISOString());
});
afterAll(() => club.close());

const open = (token: string, as?: Person) =>
  club.call('GET /api/v1/Releases/preview', { ...(as && { as }), query: { token } });
const create = (adminsOnly = false) =>
  createPreview(site.target, release, { by: 'nadia', hours: 2, adminsOnly });

test('whoever has the link gets the build, and nothing else of its record', async () => {
  const { token, preview } = await create();
  const reply = await open(token);
  expect(reply.ok()).toEqual({ app, release: preview.release, expiresAt: preview.expiresAt });
  expect(JSON.stringify(reply.ok())).not.toMatch(/nadia|tester/);
  expect(reply.headers['cache-control']).toContain('no-store');
});

test('one that has expired, was withdrawn or never was is answered alike', async () => {
  const [expired, withdrawn] = [await create(), await create()];
  await withdrawPreview(site.target, app, withdrawn.preview.id, now());
  expect((await open(withdrawn.token)).error()).toMatchObject({ status: 404, code: 'notFound' });
  expect((await open('a'.repeat(32))).error()).toMatchObject({ status: 404, code: 'notFound' });
  expect((await open(expired.token)).status).toBe(200);
  club.clock.set(expired.preview.expiresAt);
  expect((await open(expired.token)).error()).toMatchObject({ status: 404, code: 'notFound' });
  club.clock.set(now().toISOString());
});

test('one for administrators is refused to everybody else, link or not', async () => {
  const { token } = await create(true);
  for (const who of [undefined, await club.person()])
    expect((await open(token, who)).error()).toMatchObject({ status: 403, code: 'previewForAdmins' });
  expect((await open(token, await club.admin())).status).toBe(200);
});

test.each([
  '',
  'short',
  'x'.repeat(33),
  'x'.repeat(100_000),
  '../../../registry/player-portal',
  '%2e%2e%2f'.repeat(4),
])('what no link has ever had is refused: %.20s', async (token) => {
  const reply = await club.app.inject({ url: '/api/v1/Releases/preview', query: { token } });
  expect([400, 414, 431]).toContain(reply.statusCode);
});

test('the web server has no record of it, whatever is asked', async () => {
  const { token, preview } = await create();
  const paths = [...filesIn(site.folder).keys()].filter((path) =>
    readFileSync(join(site.folder, path), 'utf8').includes(preview.createdBy),
  );
  expect(paths.length).toBeGreaterThan(0);
  const urls = [...paths, `registry/previews/${token}.json`].flatMap((path) => [
    `/${path}`,
    `/${path.replace('registry/', 'registry/./')}`,
    `/${path.replaceAll('/', '%2f')}`,
  ]);
  for (const url of urls) expect([url, (await club.app.inject({ url })).statusCode]).toEqual([url, 404]);
});

test('administrators see which run, and not how to open them', async () => {
  const { token, preview } = await create(true);
  const { apps } = (await club.call('GET /api/v1/Releases', { as: await club.admin() })).ok();
  const { id, createdAt, createdBy, expiresAt } = preview;
  expect(apps[0]?.previews).toContainEqual({
    ...{ id, createdAt, createdBy, expiresAt, adminsOnly: true },
    ...{ version: release.version, build: release.build },
  });
  expect(JSON.stringify(apps)).not.toContain(token);
  await withdrawPreview(site.target, app, id, now());
  const after = (await club.call('GET /api/v1/Releases', { as: await club.admin() })).ok();
  expect(JSON.stringify(after)).not.toContain(id);
});

test('nobody tries links without end', async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 301; turn++) statuses.push((await open('b'.repeat(32))).status);
  expect(statuses.at(-1)).toBe(429);
});
