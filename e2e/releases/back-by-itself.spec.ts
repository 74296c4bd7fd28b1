import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { folderTarget } from '../../infra/registry/folder-target';
import { liveRelease } from '../../infra/registry/live';
import { makeLive } from '../../infra/registry/switch';
import { root } from '../../infra/workspaces/apps';
import { logIn } from '../support/fields';
import { locales } from '../support/locales';
import { people } from '../support/people';
import { test } from '../support/product';
import { changedBuild, withRoutes } from './changed-build';
import { run, startReleasedProduct } from './product';

test.use({ serviceWorkers: 'allow' });

const { t } = locales.en;
const app = 'player-portal';
const version = '99.0.0';

/** Each of the app's pages throws when rendered. */
const breaking = withRoutes(
  app,
  `function broken(routes) {
    return routes.map(({ children, lazy, ...route }) => ({
      ...route,
      ...(lazy && { Component() { throw new TypeError('a page of ${version}'); } }),
      ...(children && { children: broken(children) }),
    }));
  }`,
);

let product: Awaited<ReturnType<typeof startReleasedProduct>>;
test.beforeAll(async () => {
  // Its own mailbox, which the test reads.
  product = await startReleasedProduct({ SMTP_URL: '', RELEASE_MAIL: 'team@courtside.example' });
});
test.afterAll(() => product?.stop());

/** Makes a release live that differs only by the crash. @returns the build that was live before */
const releaseBroken = async (): Promise<string> => {
  const target = folderTarget(product.site);
  const live = await liveRelease(target, app);
  await makeLive(
    target,
    await changedBuild(product.site, app, { version, build: 'broken99', script: breaking }),
  );
  return live?.build ?? '';
};

test('a release whose pages crash is gone back from by itself, and the log, a mail and the console say so', async ({
  page,
  request,
  browser,
}) => {
  const { site, url, mailbox } = product;
  const liveBuild = () => JSON.parse(readFileSync(join(site, `registry/${app}.json`), 'utf8')).build;
  await logIn(page, 'en', people.player, url);
  await expect(page.getByText(/\d+ of \d+ spots taken/).first()).toBeVisible();
  // A week's page views of a club's members.
  const reply = await request.post(`${url}/api/v1/Users/login`, { data: people.member });
  const { token } = (await reply.json()) as { token: string };
  const views = [{ app, build: liveBuild(), views: 100 }];
  await request.post(`${url}/api/v1/Telemetry/views`, {
    headers: { authorization: `Bearer ${token}` },
    data: { views },
  });
  const before = await releaseBroken();

  // Rate limits are off here, so one person stands for five.
  const crash = page.getByRole('heading', { name: t('remote.crashed.title') });
  for (let member = 0; member < 5; member++) {
    expect(liveBuild()).toBe('broken99');
    const reported = page.waitForResponse(/Telemetry\/remotes$/);
    await page.goto(`${url}/schedule`);
    await expect(crash).toBeVisible();
    await reported;
  }
  await expect.poll(liveBuild).toBe(before);
  await page.reload();
  await expect(page.getByText(/\d+ of \d+ spots taken/).first()).toBeVisible();

  const listed = await run(root, ['releases'], { RELEASE_TARGET: site });
  expect(listed).toMatch(new RegExp(`LIVE .*${before}.*Courtside: ${version} \\(broken99\\) failed 5 times`));
  await expect
    .poll(async () => {
      const mails = (await (await request.get(`${mailbox}/api/email`)).json()) as { subject: string }[];
      // The demo club has mails of its own.
      return mails.filter(({ subject }) => subject.includes(version));
    })
    .toEqual([
      expect.objectContaining({
        to: [expect.objectContaining({ address: 'team@courtside.example' })],
      }),
    ]);

  const administrator = await (await browser.newContext()).newPage();
  await logIn(administrator, 'en', people.admin, url);
  await administrator.goto(`${url}/admin/releases`);
  const portal = administrator.locator('section', { hasText: t('releases.app.player-portal') });
  await expect(portal.getByRole('alert')).toContainText(t('releases.automatic'));
  await expect(portal.getByRole('listitem').filter({ hasText: version })).toContainText(
    t('releases.withdrawn'),
  );
  await administrator.context().close();
});
