import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnProduct, startOwnProduct, temporaryFolder } from '../bootstrap/own-product';
import { demoAdministrator } from '../checks/log-in';
import { folderTarget } from '../registry/folder-target';
import { liveRelease } from '../registry/live';
import { filesFolder, type ReleaseRecord } from '../registry/record';
import { makeLive } from '../registry/switch';
import { releaseTo } from '../topology/next-version';
import { startSteadyLoad } from '../topology/steady-load';
import { appNames } from '../workspaces/apps';
import { releaseGradually } from './gradual';
import { createPreview } from './preview';

const app = 'player-portal';
const site = temporaryFolder('site');
const target = folderTarget(site);
let product: OwnProduct;

beforeAll(async () => {
  for (const name of appNames) await releaseTo(site, name);
  // Without rate limits, one member stands for five.
  product = await startOwnProduct({ SITE_DIR: site, RATE_LIMITS: 'false', SMTP_URL: 'smtp://127.0.0.1:9' });
});
afterAll(() => product?.stop());

/** Another build of the live release, with all files in place. */
const nextBuild = async (number: number): Promise<ReleaseRecord> => {
  const live = await liveRelease(target, app);
  if (!live) throw new Error('nothing is live');
  const { next: _next, ...release } = live;
  const build = `next${number}`;
  cpSync(join(site, filesFolder(app, live.build)), join(site, filesFolder(app, build)), { recursive: true });
  return {
    ...release,
    build,
    version: `99.${number}.0`,
    entry: live.entry.replace(live.build, build),
    releasedAt: new Date().toISOString(),
    releasedBy: 'nadia',
  };
};

const ask = async (path: string, init: RequestInit = {}) =>
  fetch(product.url + path, { ...init, signal: AbortSignal.timeout(10_000) });

interface Seen {
  build: string;
  next?: { build: string; share: number };
}

/** Performs an action, and waits until new visitors see it. @returns after how many milliseconds */
const switched = async (act: () => Promise<unknown>, holds: (pointer: Seen) => boolean): Promise<number> => {
  const started = performance.now();
  await act();
  while (!holds((await (await ask(`/registry/${app}.json`)).json()) as Seen));
  return Math.round(performance.now() - started);
};

test('under 50 requests a second every switch is seen, and no request fails', async () => {
  const [released, gradual, failing, previewed] = [
    await nextBuild(1),
    await nextBuild(2),
    await nextBuild(3),
    await nextBuild(4),
  ] as const;
  const load = startSteadyLoad(product.url, app, 50);
  const login = await ask('/api/v1/Users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoAdministrator),
  });
  const { token } = (await login.json()) as { token: string };
  const report = (path: string, body: object) =>
    ask(`/api/v1/Telemetry/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const goBack = async () => {
    const { build } = (await liveRelease(target, app)) as ReleaseRecord;
    await report('views', { views: [{ app, build, views: 100 }] });
    await makeLive(target, { ...failing, releasedAt: new Date().toISOString() });
    // Five count; those of a build that the server has not looked up yet, at most ten times a second, do not.
    while ((await liveRelease(target, app))?.build === failing.build)
      await report('remotes', { remote: app, build: failing.build, cause: 'crashed' });
  };

  const isGradual = (share: number) => (pointer: Seen) =>
    pointer.next?.build === gradual.build && pointer.next.share === share;

  const times: Record<string, number> = {};
  const step = async (name: string, act: () => Promise<unknown>, holds: (pointer: Seen) => boolean) => {
    times[name] = await switched(act, holds);
    await load.more(100);
  };
  await step(
    'release',
    () => makeLive(target, released),
    ({ build }) => build === released.build,
  );
  await step('to 10 %', () => releaseGradually(target, gradual, 10), isGradual(10));
  await step('to 50 %', () => releaseGradually(target, gradual, 50), isGradual(50));
  await step(
    'to everybody',
    () => makeLive(target, gradual),
    ({ build, next }) => build === gradual.build && !next,
  );
  await step('back by itself', goBack, ({ build }) => build === gradual.build);
  const { token: link } = await createPreview(target, previewed, {
    by: 'nadia',
    hours: 1,
    adminsOnly: false,
  });
  const shown = await (await ask(`/api/v1/Releases/preview?token=${link}`)).json();
  await load.more(100);
  const { requests, failures, perSecond, slowest } = await load.stop();

  console.log({ ...times, requests, perSecond, slowest, failures: failures.length });
  expect(shown).toMatchObject({ app, release: { build: previewed.build } });
  expect(failures).toEqual([]);
});
