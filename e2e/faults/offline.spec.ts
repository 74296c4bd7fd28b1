import { expect } from '@playwright/test';
import { locales } from '../support/locales';
import { openAs, people } from '../support/people';
import { test } from '../support/product';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker controls the page. */
const installed = () => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null);

const heading = { level: 1, name: locales.en.t('schedule.title') } as const;
const spots = /\d+ of \d+ spots taken/;

test('the schedule that was seen once can be read without a network', async ({ page, context }) => {
  await page.goto('/schedule');
  await expect(page.getByText(spots).first()).toBeVisible();
  await expect.poll(() => page.evaluate(installed)).toBe(true);
  await page.reload();
  await expect(page.getByText(spots).first()).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect(page.getByText(spots).first()).toBeVisible();
});

test('nothing that belongs to a person is kept, and a logout empties the rest', async ({ page }) => {
  await openAs(page, people.player, '/my-sessions');
  await expect.poll(() => page.evaluate(installed)).toBe(true);
  await page.goto('/schedule');
  await expect(page.getByText(spots).first()).toBeVisible();

  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url, headers }) => ({
        path: new URL(url).pathname,
        personal: headers.has('authorization'),
      }));
    });
  await expect
    .poll(async () => (await kept()).map(({ path }) => path))
    .toContain('/api/v1/Sessions/upcoming');
  const calls = (await kept()).filter(({ path }) => path.startsWith('/api/'));
  expect(calls.every(({ path }) => /Sessions\/(available|upcoming)|Settings\/club/.test(path))).toBe(true);
  expect((await kept()).some(({ personal }) => personal)).toBe(false);

  await page.evaluate(async () => (await caches.open('public')).put('/api/v1/marker', new Response('old')));
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: locales.en.t('nav.logout') }).click();
  // The public pages cache their data again at once.
  await expect.poll(async () => (await kept()).map(({ path }) => path)).not.toContain('/api/v1/marker');
});
