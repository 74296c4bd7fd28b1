import { execFileSync } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { createDatabase, startCluster } from 'server/testing/postgres';
import { type OwnProduct, startOwnProduct, temporaryFolder } from '../../infra/bootstrap/own-product';
import { freePort } from '../../infra/bootstrap/ports.mjs';
import { missingPrograms } from '../../infra/bootstrap/programs.mjs';
import { startCaddy } from '../../infra/systemd/support/machine';
import { startLoad } from '../../infra/topology/load';
import { liveBuild, releaseTo } from '../../infra/topology/next-version';
import { appNames, remoteNames, root } from '../../infra/workspaces/apps';
import { follow, logIn } from '../support/fields';
import { locales } from '../support/locales';
import { people } from '../support/people';

/* A proxy in front of two processes, which serve one site folder, and PostgreSQL. */

test.describe.configure({ mode: 'serial' });
test.use({ ignoreHTTPSErrors: true, serviceWorkers: 'block' });

const absent = missingPrograms('caddy');
test.skip(absent.length > 0, `not installed here: ${absent.join(', ')}`);

const site = temporaryFolder('site');
const stops: (() => Promise<unknown>)[] = [];
const environments: Record<string, string>[] = [];
const apis: OwnProduct[] = [];
let secure = '';
let plain = '';

test.beforeAll(async () => {
  for (const app of appNames) await releaseTo(site, app);
  const cluster = await startCluster();
  stops.push(() => cluster.stop());
  const [encrypted, open] = [await freePort(), await freePort()];
  const env = {
    DATABASE_URL: await createDatabase(cluster.url),
    JWT_SECRET: 'a secret of the topology test only, long enough',
    SMTP_URL: 'smtp://127.0.0.1:9',
    SITE_DIR: site,
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMITS: 'false',
    PUBLIC_URL: `https://localhost:${encrypted}`,
  };
  // The first process fills the club; the other finds it filled.
  for (const demo of ['true', 'false']) {
    environments.push({ ...env, DEMO_DATA: demo });
    apis.push(await startOwnProduct({ ...env, DEMO_DATA: demo }));
  }
  const ports = apis.map(({ port }) => port);
  for (const [port, protocol] of [
    [encrypted, 'https'],
    [open, 'http'],
  ] as const) {
    const { stop } = await startCaddy(port, ports, protocol);
    stops.push(stop);
  }
  secure = `https://localhost:${encrypted}`;
  plain = `http://localhost:${open}`;
});

test.afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop()));
  for (const stop of stops.reverse()) await stop();
});

/** Kills an API process, and restarts it at the same port. */
async function restart(index: number, signal: NodeJS.Signals) {
  const port = apis[index]?.port;
  await apis[index]?.stop(signal);
  apis[index] = await startOwnProduct({ ...environments[1], PORT: String(port) });
}

const spots = (page: Page) => page.getByText(/\d+ of \d+ spots taken/).first();

test('serves the page with its headers, compressed, over HTTP/2; and a missing file is a 404', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const [reply] = await Promise.all([
    page.waitForResponse((response) => /\/assets\/main\./.test(response.url())),
    page.goto(`${secure}/horaire`),
  ]);
  await expect(page.getByRole('heading', { level: 1, name: locales.fr.t('schedule.title') })).toBeVisible();
  expect(complaints).toEqual([]);
  expect(await reply.headerValue('content-encoding')).toBe('br');
  expect(await reply.headerValue('cache-control')).toContain('immutable');
  const protocol = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).nextHopProtocol,
  );
  expect(protocol).toBe('h2');

  const html = await fetch(`${plain}/schedule`);
  expect(await html.text()).toContain('/registry/player-portal.json');
  expect(html.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  for (const path of ['/assets/none.js', '/r/player-portal/none/none.js', '/none.js']) {
    const missing = await fetch(plain + path);
    expect(missing.status, path).toBe(404);
    expect(missing.headers.get('cache-control'), path).toBe('no-store');
  }
});

test('search engines are told the public address', async () => {
  for (const [path, address] of [
    ['/robots.txt', `Sitemap: ${secure}/sitemap.xml`],
    ['/sitemap.xml', `<loc>${secure}/fr</loc>`],
    ['/horaire', `${secure}/share.png`],
  ] as const) {
    const text = await (await fetch(plain + path)).text();
    expect(text, path).toContain(address);
    expect(text, path).not.toContain('<!--#');
  }
});

test("a player's visit and everybody else's go on while each API process is ended and started again", async ({
  page,
}) => {
  await logIn(page, 'en', people.player, secure);
  await expect(spots(page)).toBeVisible();
  const load = startLoad(plain, 4);

  const restarts = (async () => {
    await restart(0, 'SIGTERM');
    await restart(1, 'SIGTERM');
  })();
  for (const name of ['nav.home', 'nav.schedule', 'nav.about', 'nav.schedule']) {
    await follow(page.getByRole('navigation'), locales.en.t(name));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  await restarts;
  await page.reload();
  await expect(spots(page)).toBeVisible();

  const { requests, failures } = await load.stop();
  test
    .info()
    .annotations.push({ type: 'load', description: `${requests} requests, ${failures.length} failed` });
  expect(requests).toBeGreaterThan(100);
  expect(failures).toEqual([]);
});

test('a process that is killed takes nobody down: questions are asked again at the other', async () => {
  const load = startLoad(plain, 4);
  await restart(1, 'SIGKILL');
  const { requests, failures } = await load.stop();
  expect(requests).toBeGreaterThan(20);
  expect(failures).toEqual([]);
});

for (const app of remoteNames) {
  test(`a release and a rollback of ${app} during load lose no request`, async ({ page }) => {
    await page.goto(`${secure}/schedule`);
    await expect(spots(page)).toBeVisible();
    const before = await liveBuild(site, app);
    const load = startLoad(plain, 4);

    const released = performance.now();
    await releaseTo(site, app, '1.9.0');
    const pointer = await (await fetch(`${plain}/registry/${app}.json`)).json();
    const releaseSeconds = (performance.now() - released) / 1000;
    expect(pointer).toMatchObject({ version: '1.9.0', build: 'v1-9-0' });

    const rolled = performance.now();
    execFileSync(process.execPath, ['--import', 'tsx', 'infra/release/rollback.ts', app], {
      cwd: root,
      env: { ...process.env, RELEASE_TARGET: site },
    });
    expect((await (await fetch(`${plain}/registry/${app}.json`)).json()).build).toBe(before);
    const rollbackSeconds = (performance.now() - rolled) / 1000;

    // People who had the page open continue with what is loaded.
    await follow(page.getByRole('navigation'), locales.en.t('nav.home'));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

    const { requests, failures } = await load.stop();
    const figures = `release ${releaseSeconds.toFixed(2)} s, rollback ${rollbackSeconds.toFixed(2)} s, ${requests} requests`;
    console.log(`${app}: ${figures}`);
    expect(failures).toEqual([]);
  });
}
