import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { folderTarget } from '../../infra/registry/folder-target';
import { liveRelease } from '../../infra/registry/live';
import { makeLive } from '../../infra/registry/switch';
import { releaseGradually } from '../../infra/release/gradual';
import { root } from '../../infra/workspaces/apps';
import { locales } from '../support/locales';
import { expect, test } from '../support/test';
import { buildWithPage, changedBuild } from './changed-build';
import { run, startReleasedProduct } from './product';

test.use({ serviceWorkers: 'allow' });

const { t } = locales.en;
const app = 'player-portal';
const build = 'changed99';
/** Browsers' random numbers: for that build, one is in the first two percent, the other in the last ten. */
const [first, last] = ['0', '6'];

let product: Awaited<ReturnType<typeof startReleasedProduct>>;
test.beforeAll(async () => {
  product = await startReleasedProduct();
});
test.afterAll(() => product?.stop());

const visitor = async (browser: Browser, drawn: string): Promise<Page> => {
  const context = await browser.newContext();
  await context.addInitScript((seed) => localStorage.setItem('release-seed', seed), drawn);
  return context.newPage();
};
const guests = (page: Page) => page.getByText(`Guests of ${build}`);
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const missing = t('ui.notFound.title');

test('a part of the traffic gets a release with its pages, and keeps it; all others stay with the live one', async ({
  browser,
}) => {
  const { site, url } = product;
  const target = folderTarget(site);
  const live = await liveRelease(target, app);
  const release = await buildWithPage(site, build);
  await releaseGradually(target, release, 10);
  const [early, late] = [await visitor(browser, first), await visitor(browser, last)];

  // Neither document names the page; browsers with the release get it anyway, even as their first page.
  await early.goto(`${url}/guests`);
  await expect(guests(early)).toBeVisible();
  await late.goto(`${url}/guests`);
  await expect(title(late)).toHaveText(missing);
  await late.goto(url);
  await expect(title(late)).toBeVisible();

  // With the service worker active, requests for one build are never answered with the other's files.
  await early.evaluate(() => navigator.serviceWorker.ready);
  await early.reload();
  await expect(guests(early)).toBeVisible();
  expect(await run(root, ['releases'], { RELEASE_TARGET: site })).toMatch(
    new RegExp(`NEXT .*${build}.* 10 % of browsers\\n.*LIVE .*${live?.build}.* 90 % of browsers`),
  );

  await releaseGradually(target, release, 99);
  await late.goto(`${url}/guests`);
  await expect(guests(late)).toBeVisible();

  // Ended by the tool: both are back at once.
  await run(root, ['rollback', '--', app], { RELEASE_TARGET: site });
  for (const page of [early, late]) {
    await page.reload();
    await expect(title(page)).toHaveText(missing);
  }
  await makeLive(target, release);
  await late.reload();
  await expect(guests(late)).toBeVisible();
});

test('who is among the first for a build that is not there gets the live one', async ({ browser }) => {
  const { site, url } = product;
  const target = folderTarget(site);
  const release = await changedBuild(site, app, { build: 'missing99', version: '99.1.0', script: '' });
  rmSync(join(site, release.entry));
  await releaseGradually(target, release, 99);
  const page = await visitor(browser, first);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${url}/guests`);
  await expect(guests(page)).toBeVisible();
  expect(asked).toContain(url + release.entry);
});
