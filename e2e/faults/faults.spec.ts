import { expect, type Page } from '@playwright/test';
import { patience } from '../../infra/bootstrap/patience.mjs';
import { remoteNames } from '../../infra/workspaces/apps';
import { locales } from '../support/locales';
import { loggedIn, people } from '../support/people';
import { test } from '../support/product';
import { endShortWaits, type Fault, faults, shortenWaits } from './faults';
import { content, followLinkTo, openMenu, otherThan, pathOf, problem, retry } from './page';

// Each fault has its own browser context, so two can be tested in parallel.
test.describe.configure({ mode: 'parallel' });
// A service worker would answer before a fault could happen.
test.use({ serviceWorkers: 'block' });

/** The loader waits for an answer, and tries again, before the page says that there is none. */
const atLast = expect.configure({ timeout: 15_000 * patience });
/** An attempt that hangs comes to its end before the next one. */
const byItself = expect.configure({ timeout: 25_000 * patience });

/** The rest of the product works while a remote is down. */
async function restWorks(page: Page, remote: string, { cause, isEverywhere }: Fault) {
  await atLast(problem(page, cause, 'en')).toBeVisible();
  await endShortWaits(page);

  await page.getByRole('link', { name: locales.en.t('nav.language') }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf(remote, 'fr')}$`));
  await expect(problem(page, cause, 'fr')).toBeVisible();
  await page.getByRole('link', { name: locales.fr.t('nav.language') }).click();
  await expect(problem(page, cause, 'en')).toBeVisible();

  await page.getByRole('button', { name: locales.en.t('nav.toDark') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  if (!isEverywhere) {
    const other = otherThan(remote);
    await followLinkTo(page, other);
    await expect(content(page, other)).toBeVisible();
    await expect(problem(page, cause, 'en')).toBeHidden();
  }

  await openMenu(page);
  await page.getByRole('menuitem', { name: locales.en.t('nav.logout') }).click();
  await expect(page.getByRole('link', { name: locales.en.t('nav.login') }).first()).toBeVisible();
  // The home page may just be reloading, if its remote's files are gone.
  const token = () => page.evaluate(() => localStorage.getItem('token')).catch(() => 'between two pages');
  await expect.poll(token).toBeNull();
}

/** Once the fault is gone, the page comes by itself; after a crash the message's button shows it, and may reload the tab. */
async function retryRecovers(page: Page, remote: string, { cause, reloads }: Fault) {
  await atLast(problem(page, cause, 'en')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await endShortWaits(page);
  await page.evaluate(() => Object.assign(globalThis, { sameTab: true }));
  if (cause === 'crashed') await retry(page).click();
  await byItself(problem(page, cause, 'en')).toBeHidden();
  await expect(content(page, remote)).toBeVisible();
  expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
  if (cause !== 'crashed') expect(await page.evaluate(() => 'sameTab' in globalThis)).toBe(!reloads);
}

/** The remotes that get a fault: one per run, varying by fault; all every night. */
const affectedRemotes = (faultIndex: number) =>
  process.env.TEST_FULL
    ? remoteNames
    : remoteNames.filter((_, index) => index === faultIndex % remoteNames.length);

for (const [faultIndex, fault] of faults.entries()) {
  for (const remote of affectedRemotes(faultIndex)) {
    test(`${remote}: ${fault.name}`, async ({ browser, baseURL }) => {
      const open = async () => {
        const context = await browser.newContext({
          colorScheme: 'light',
          serviceWorkers: 'block',
          ...(baseURL && { baseURL }),
        });
        const page = await context.newPage();
        await loggedIn(page, people.admin);
        await shortenWaits(page);
        await fault.install(page, remote);
        // A hanging request prevents a reload.
        await page.goto(pathOf(remote, 'en'), { waitUntil: 'commit' });
        return page;
      };
      const [first, second] = [await open(), await open()];
      await Promise.all([restWorks(first, remote, fault), retryRecovers(second, remote, fault)]);
      // A request may be on its way.
      await first.unrouteAll({ behavior: 'ignoreErrors' });
      await Promise.all([first.context().close(), second.context().close()]);
    });
  }
}
