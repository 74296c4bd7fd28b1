import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnProduct, startOwnProduct, temporaryFolder } from '../bootstrap/own-product';
import { folderTarget } from '../registry/folder-target';
import { liveRelease } from '../registry/live';
import { filesFolder, type ReleaseRecord } from '../registry/record';
import { makeLive } from '../registry/switch';
import { releaseTo } from '../topology/next-version';
import { startSteadyLoad } from '../topology/steady-load';
import { appNames } from '../workspaces/apps';
import { earlierReleases, goBackTo } from './go-back';
import { releaseGradually } from './gradual';

const app = 'player-portal';
const site = temporaryFolder('site');
const target = folderTarget(site);
let product: OwnProduct;

beforeAll(async () => {
  for (const name of appNames) await releaseTo(site, name);
  product = await startOwnProduct({ SITE_DIR: site, SMTP_URL: 'smtp://127.0.0.1:9' });
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

const pointer = async (): Promise<Seen> => {
  const url = `${product.url}/registry/${app}.json`;
  return (await (await fetch(url, { signal: AbortSignal.timeout(10_000) })).json()) as Seen;
};

interface Seen {
  build: string;
  next?: { build: string; traffic: number };
}

/** Performs an action, and waits until new visitors see it. @returns after how many milliseconds */
const switched = async (act: () => Promise<unknown>, holds: (pointer: Seen) => boolean): Promise<number> => {
  const started = performance.now();
  await act();
  while (!holds(await pointer()));
  return Math.round(performance.now() - started);
};

test('under 50 requests a second every switch is seen, and no request fails', async () => {
  const [released, gradual] = [await nextBuild(1), await nextBuild(2)];
  const load = startSteadyLoad(product.url, app, 50);
  const goBack = async () => {
    const [before] = await earlierReleases(target, app);
    if (!before) throw new Error('nothing to go back to');
    await goBackTo(target, before, { releasedBy: 'nadia', releasedAt: new Date().toISOString() });
  };
  const isGradual = (traffic: number) => (pointer: Seen) =>
    pointer.next?.build === gradual.build && pointer.next.traffic === traffic;

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
  await step('back', goBack, ({ build }) => build === released.build);
  const { requests, failures, perSecond, slowest } = await load.stop();

  console.log({ ...times, requests, perSecond, slowest, failures: failures.length });
  expect(failures).toEqual([]);
});
