import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../shared-api/contract/enums';
import { locales } from '../support/locales';
import { withOldDocument } from '../support/old-document';
import { openAs, people } from '../support/people';
import { runningProduct, test } from '../support/product';
import { startNetwork } from './network';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

/** Waits until the service worker will control the next page. */
const installed = () => navigator.serviceWorker.ready.then(() => undefined);

/** The files in the worker's caches whose names have this in them. */
const filesOf = async (name: string) => {
  const stores = await Promise.all((await caches.keys()).map((store) => caches.open(store)));
  const requests = await Promise.all(stores.map((store) => store.keys()));
  return requests.flat().flatMap(({ url }) => (url.includes(name) ? url : []));
};

/** The words of a card in a language. */
const wordsIn = (locale: Locale) => ({
  ...locales[locale],
  spots: locale === 'en' ? /\d+ of \d+ spots taken/ : /\d+ places? prises? sur \d+/,
  /** What is shown with its age. */
  old: locale === 'en' ? /This is how things stood .+ ago\./ : /Voici où en étaient les choses il y a/,
});

/** Opens the schedule twice: the second time through the worker. */
const visit = async (page: Page, locale: Locale) => {
  await page.goto(locale === 'en' ? '/schedule' : '/horaire');
  await expect(page.getByText(wordsIn(locale).spots).first()).toBeVisible();
  await page.evaluate(installed);
  await page.reload();
  await expect(page.getByText(wordsIn(locale).spots).first()).toBeVisible();
};

/** The two networks of a basement: none, and one on which no call is ever answered. */
const networks = {
  cut: (page: Page) => page.context().setOffline(true),
  slow: async (page: Page) => {
    await withOldDocument(page);
    await page.route('**/api/**', () => undefined);
  },
};

for (const [network, spoil] of Object.entries(networks))
  for (const locale of ['en', 'fr'] as const) {
    const { t, spots, old } = wordsIn(locale);

    test(`a visitor reads the public schedule on a ${network} network (${locale})`, async ({ page }) => {
      await visit(page, locale);
      await spoil(page);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: t('schedule.title') })).toBeVisible();
      await expect(page.getByText(spots).first()).toBeVisible();
      await expect(page.getByText(old)).toBeVisible();
    });

    test(`a member reads their own last answers on a ${network} network (${locale})`, async ({ page }) => {
      await openAs(page, people.member, '/');
      await visit(page, locale);
      const mine = page.getByRole('article').filter({ hasText: spots });
      await expect(mine.first().getByRole('button', { name: t('session.answer.no') })).toBeVisible();
      for (const own of ['pay.included', 'session.attending'])
        await expect(mine.first()).toContainText(t(own));
      const words = await mine.allInnerTexts();
      await expect.poll(() => page.evaluate(filesOf, 'mySessions')).not.toEqual([]);
      await spoil(page);
      await page.reload();
      await expect(page.getByText(old)).toBeVisible();
      // Word for word what they saw last; a visitor's copy would offer a spot that they have.
      await expect.poll(() => mine.allInnerTexts()).toEqual(words);
      await expect(page.getByRole('link', { name: t('schedule.register') })).toHaveCount(0);
      // Opened for the first time: its code is there as well.
      await page
        .getByRole('link', { name: t('mySessions.title') })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: t('mySessions.title') })).toBeVisible();
    });
  }

test('a member’s own answer is in the first picture of the schedule', async ({ page }) => {
  const { t, spots } = wordsIn('en');
  await openAs(page, people.member, '/');
  await visit(page, 'en');
  const cards = page.getByRole('article').filter({ hasText: spots });
  await expect(cards.first()).toContainText(t('session.attending'));
  const last = await cards.allTextContents();
  // No call is answered, so that only what the device kept can be shown.
  await networks.slow(page);
  await page.addInitScript(() => {
    // Called before the browser paints what has changed.
    new MutationObserver((_, self) => {
      const found = [...document.querySelectorAll('#root > :not([data-static]) article')];
      if (found.length === 0) return;
      self.disconnect();
      Object.assign(globalThis, { firstCards: found.map((card) => card.textContent) });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(cards.first()).toBeVisible();
  expect(await page.evaluate('firstCards')).toEqual(last);
});

test('a proxy that fails is as no network, and a network’s login takes no page’s place', async ({
  browser,
}) => {
  const network = await startNetwork(runningProduct().url);
  const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: network.url });
  const page = await context.newPage();
  const { t, spots, old } = wordsIn('en');
  const isKept = async () => {
    await page.goto('/schedule');
    await expect(page.getByRole('heading', { level: 1, name: t('schedule.title') })).toBeVisible();
    await expect(page.getByText(spots).first()).toBeVisible();
    await expect(page.getByText(old)).toBeVisible();
  };
  await visit(page, 'en');
  network.answer(502, '<h1>Bad gateway</h1>');
  await isKept();
  network.answer(200, '<h1>Welcome to our Wi-Fi</h1>');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome to our Wi-Fi' })).toBeVisible();
  network.answer(503, '<h1>No server</h1>');
  await isKept();
  await network.restore();
  await page.reload();
  await expect(page.getByText(spots).first()).toBeVisible();
  await expect(page.getByText(old)).toBeHidden();
  await context.close();
  await network.stop();
});

test('a phone whose clock is months ahead closes no session, with a network or without', async ({ page }) => {
  await page.addInitScript(() => {
    const [now, ahead] = [Date.now, 99 * 24 * 3_600_000];
    Date.now = () => now() + ahead;
    globalThis.Date = new Proxy(Date, {
      construct: (real, given) => Reflect.construct(real, given.length > 0 ? given : [Date.now()]),
    });
  });
  const { t, old } = wordsIn('en');
  const answers = page.getByRole('article').getByRole('button', { name: t('session.answer.no') });
  await openAs(page, people.member, '/');
  await visit(page, 'en');
  await expect(answers.first()).toBeVisible();
  await networks.cut(page);
  await page.reload();
  await expect(page.getByText(old)).toBeVisible();
  await expect(answers.first()).toBeVisible();
});

test('what is kept belongs to one person, and goes with their login', async ({ page }) => {
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept ')));
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs(page, people.member, '/schedule');
  await expect.poll(async () => (await kept()).join()).toMatch(/kept \S+ \["sessions","upcoming"\]/);
  const [owner] = (await kept()).map((key) => key.split(' ')[1]);
  expect((await kept()).every((key) => key.startsWith(`kept ${owner} `))).toBe(true);
  // The worker keeps no call of the API.
  expect(await page.evaluate(filesOf, '/api/')).toEqual([]);

  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: locales.en.t('nav.logout') }).click();
  await expect.poll(async () => (await kept()).filter((key) => key.includes(String(owner)))).toEqual([]);
});
