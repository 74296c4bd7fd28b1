import { folderTarget } from '../../infra/registry/folder-target';
import { createPreview } from '../../infra/release/preview';
import { previewLink } from '../../infra/release/preview-link';
import { root } from '../../infra/workspaces/apps';
import { logInThrough } from '../support/fields';
import { locales } from '../support/locales';
import { people } from '../support/people';
import { expect, test } from '../support/test';
import { buildWithPage } from './changed-build';
import { run, startReleasedProduct } from './product';

test.use({ serviceWorkers: 'allow' });

const { en, fr } = locales;
const app = 'player-portal';
const build = 'preview99';

let product: Awaited<ReturnType<typeof startReleasedProduct>>;
/** Creates a preview of the build. @returns its link, and its id */
let create: (adminsOnly?: boolean) => Promise<{ link: string; id: string }>;
test.beforeAll(async () => {
  product = await startReleasedProduct();
  const { site, url } = product;
  const target = folderTarget(site);
  const release = await buildWithPage(site, build);
  create = async (adminsOnly = false) => {
    const { token, preview } = await createPreview(target, release, { by: 'nadia', hours: 1, adminsOnly });
    return { link: previewLink({ PUBLIC_URL: url }, token), id: preview.id };
  };
});
test.afterAll(() => product?.stop());

const guests = `Guests of ${build}`;

test('whoever opens the link gets the build, in that browser alone, until they leave it', async ({
  page,
  context,
  browser,
}) => {
  const { url } = product;
  const { link } = await create();
  const banner = page.getByRole('status').filter({ hasText: build });
  // The page may already be open, with its service worker.
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(link);
  await expect(banner).toContainText(/preview of player-portal, build 99\.0\.0/);
  await expect(page).toHaveURL(`${url}/`);
  await page.goto(`${url}/invites`);
  await expect(page.getByText(guests)).toBeVisible();
  await expect(banner).toContainText(/aperçu de player-portal/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const tab = await context.newPage();
  await tab.goto(`${url}/guests`);
  await expect(tab.getByText(guests)).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${url}/guests`);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(en.t('ui.notFound.title'));
  await expect(stranger.getByText(build)).toHaveCount(0);
  await stranger.context().close();

  await banner.getByRole('button', { name: fr.t('preview.leave') }).click();
  await expect(banner).toBeHidden();
  await page.goto(`${url}/guests`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.t('ui.notFound.title'));
});

test('one that was withdrawn says so, and shows what is live', async ({ page, quiet }) => {
  const { site, url } = product;
  const { link, id } = await create();
  await page.goto(link);
  await expect(page.getByRole('status').filter({ hasText: build })).toBeVisible();
  expect(await run(root, ['releases'], { RELEASE_TARGET: site })).toContain(`--preview ${id}`);
  await run(root, ['rollback', '--', app, '--preview', id], { RELEASE_TARGET: site });
  await page.goto(`${url}/guests`);
  await expect(page.getByText(en.t('preview.ended'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.t('ui.notFound.title'));
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(en.t('preview.ended'))).toHaveCount(0);
  // The browser logs the 404.
  quiet.length = 0;
});

test('one for administrators opens once one of them has logged in', async ({ page, quiet }) => {
  const { url } = product;
  const { link } = await create(true);
  await page.goto(link);
  const refused = page.getByRole('status').filter({ hasText: en.t('preview.forAdmins') });
  await refused.getByRole('link', { name: en.t('nav.login') }).click();
  await logInThrough(page, 'en', people.admin);
  await expect(page.getByRole('status').filter({ hasText: build })).toBeVisible();
  await page.goto(`${url}/guests`);
  await expect(page.getByText(guests)).toBeVisible();
  // The browser logs the 403.
  quiet.length = 0;
});
