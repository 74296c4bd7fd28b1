import type { APIRequestContext, Page } from '@playwright/test';
import { regionOf } from '../../shared-api/common/format';
import { arrangeSession } from '../support/club';
import { tabTo } from '../support/keyboard';
import { locales } from '../support/locales';
import { withOldDocument } from '../support/old-document';
import { loggedIn, people } from '../support/people';
import { expect, test } from '../support/test';

const pages = ['home', 'schedule', 'about', 'plan', 'faq', 'spots', 'privacy', 'login', 'register'] as const;
/** Those with sessions, which are in a fresh document. */
const live: readonly string[] = ['home', 'schedule'];
/** Pages also tested in the dark theme: it changes colours, and one icon in the bar. */
const inTheDark: readonly string[] = ['home', 'register'];
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/** As if the document were always fresh, however slow the machine. */
const withFreshDocument = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const [sent] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const at = Number(sent?.serverTiming.find(({ name }) => name === 'at')?.description);
    if (at) Date.now = () => at;
  });

/** The visible content of a page, or of a part: texts, inputs and pictures with their positions. */
const seen = (page: Page, part = '#root'): Promise<string[]> =>
  page.evaluate((part) => {
    const place = (what: string, { left, top, width, height }: DOMRect) =>
      `${what} ${[left, top, width, height].map(Math.round).join(' ')}`;
    const found: string[] = [];
    const root = document.querySelector(part) as HTMLElement;
    // Adjacent texts, which React keeps apart, are one in the markup.
    root.normalize();
    const walk = document.createTreeWalker(root);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node.parentElement as HTMLElement;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (node instanceof Text) {
        const lines = document.createRange();
        lines.selectNodeContents(node);
        found.push(place(node.data, lines.getBoundingClientRect()));
      } else if (node instanceof HTMLInputElement) {
        found.push(place(`input ${node.checked}`, node.getBoundingClientRect()));
      } else if (node instanceof SVGSVGElement && node.checkVisibility()) {
        found.push(place('svg', node.getBoundingClientRect()));
      }
    }
    return found;
  }, part);

/** Delays the app's entry, or other files of it. */
const holdApp = async (page: Page, files = /\/assets\/main\./): Promise<() => void> => {
  let start = () => {};
  const held = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return start;
};

/** A slow machine sends the first document before its sessions are drawn. */
const drawnWithSessions = (request: APIRequestContext, path: string) =>
  expect
    .poll(async () => (await request.get(path, { headers: { accept: 'text/html' } })).text())
    .toContain('role="progressbar"');

const drawn = (page: Page) => page.locator('#root > [data-static]');
const fontsCame = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

for (const [screen, viewport] of Object.entries(screens)) {
  for (const { language, path } of Object.values(locales)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      // By day each screen, language and theme with one of the others.
      if (!process.env.TEST_FULL && (screen === 'phone') !== (language === 'fr')) continue;
      test.describe(`${screen}, ${language}, ${colorScheme}`, () => {
        test.use({ viewport, colorScheme });

        test('every open page is there before the app, as the app draws it', async ({ page, request }) => {
          await arrangeSession(request);
          // A tab for many pages, each as on a first visit: new tabs would double the cost.
          const old = page;
          const fresh = await page.context().newPage();
          for (const tab of [old, fresh])
            await tab.addInitScript(() => {
              localStorage.clear();
              Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
            });
          await withOldDocument(old);
          await withFreshDocument(fresh);
          for (const name of pages.filter((name) => colorScheme === 'light' || inTheDark.includes(name))) {
            // The frame's answers are drawn later.
            const [page, part] = live.includes(name) ? [fresh, '#root main'] : [old, '#root'];
            if (live.includes(name)) await drawnWithSessions(request, path(name));
            const start = await holdApp(page);
            // The API's content is rendered later.
            await page.route(/\/api\//, () => {});
            await page.goto(path(name), { waitUntil: 'commit' });
            await expect(drawn(page).locator('h1'), name).toBeVisible();
            await fontsCame(page);
            const before = await seen(page, part);
            expect(before.length, name).toBeGreaterThan(10);

            start();
            await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
            await expect(page.locator('#root > [data-static]'), name).toHaveCount(0);
            expect.soft(await seen(page, part), name).toEqual(before);
            await page.unrouteAll({ behavior: 'ignoreErrors' });
          }
        });
      });
    }
  }
}

test('somebody who is logged in is shown no visitor’s page', async ({ page }) => {
  await loggedIn(page, people.player);
  await holdApp(page);
  for (const path of ['/', '/login']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(drawn(page).locator('header a').first()).toBeVisible();
    await expect(drawn(page).locator('h1')).toBeHidden();
    await expect(drawn(page).getByText('Join', { exact: true }).filter({ visible: true })).toHaveCount(0);
  }
  await drawnWithSessions(page.request, '/schedule');
  await page.goto('/schedule', { waitUntil: 'commit' });
  await expect(drawn(page).locator('h1')).toBeVisible();
  await expect(drawn(page).locator('article h2').first()).toBeVisible();
  // What is theirs comes with the app.
  await expect(drawn(page).locator('article a').first()).toBeHidden();
});

test('a page whose address asks for something else is not shown as it is without', async ({ page }) => {
  await holdApp(page);
  await page.goto('/login?forgot=true', { waitUntil: 'commit' });
  await expect(drawn(page).locator('header a').first()).toBeVisible();
  await expect(drawn(page).locator('h1')).toBeHidden();
});

test('an address that no page has shows nothing before the app', async ({ page }) => {
  await holdApp(page);
  await page.goto('/nowhere', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#root > *')).toHaveCount(0);
});

test('a page whose app does not come says that it can be loaded again', async ({ page }) => {
  await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(drawn(page).locator('h1')).toBeVisible();
  await expect(page.getByText('Please reload the page')).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((animation) => void animation.finish()));
  await expect(page.getByText('Please reload the page')).toBeInViewport();

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.getAnimations().forEach((animation) => void animation.finish()));
  await expect(page.getByText('Please reload the page')).toBeHidden();
});

test.describe('before the app is there', () => {
  test.use({ viewport: screens.phone });

  test('links lead on, and headings and landmarks are there', async ({ page }) => {
    await holdApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  });

  test('who logs in meanwhile is logged in once it is', async ({ page }) => {
    const start = await holdApp(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await tabTo(page, page.getByLabel('Username'));
    await page.keyboard.type(people.player.username);
    await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
    await page.keyboard.type(people.player.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    start();
    await expect(page).toHaveURL('/schedule');
  });

  test('who is typing as it comes loses nothing, and gets nothing between', async ({ page }) => {
    const start = await holdApp(page);
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByLabel('First name').fill('Zoé');
    await page.getByLabel('Last name').fill('Roy');
    const typed = (name: string) => page.getByLabel(name);
    await typed('Username').focus();
    start();
    await expect(drawn(page)).toHaveCount(0);
    await page.keyboard.insertText('zed');
    await expect(typed('Username')).toHaveValue('zed');

    // A key at every moment of it.
    await page.goto('/register', { waitUntil: 'commit' });
    await typed('Email').focus();
    let keys = '';
    for (let after = 0; after < 20; after += (await drawn(page).count()) > 0 ? 0 : 1) {
      const key = 'abcdefghij'[keys.length % 10] ?? '';
      await page.keyboard.type(key);
      keys += key;
    }
    await expect(typed('Email')).toHaveValue(keys);
  });

  test('what somebody types stays, however long the page takes', async ({ page }) => {
    const [start, open] = [await holdApp(page), await holdApp(page, /\/assets\/login\./)];
    await page.addInitScript((patience) => {
      const wait = window.setTimeout;
      const impatient = (run: () => void, delay = 0) => {
        if (delay !== patience) return wait(run, delay);
        return wait(() => {
          run();
          Object.assign(window, { isOver: true });
        });
      };
      Object.assign(window, { setTimeout: impatient });
    }, 5000);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Username').fill('zoe');
    start();
    await expect.poll(() => page.evaluate(() => 'isOver' in window)).toBe(true);
    open();
    await expect(drawn(page)).toHaveCount(0);
    await expect(page.getByLabel('Username')).toHaveValue('zoe');
  });

  test('a press that goes on as it comes counts', async ({ page }) => {
    const start = await holdApp(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Forgot' }).hover();
    await page.mouse.down();
    start();
    await expect(drawn(page)).toHaveCount(0);
    await page.mouse.up();
    await expect(page.getByRole('form', { name: locales.en.t('forgot.title') })).toBeVisible();
  });

  test('the menu opens once it is, where the page was scrolled to', async ({ page }) => {
    const start = await holdApp(page);
    await page.goto('/faq', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const top = () => page.evaluate(() => Math.round(scrollY));
    const before = await top();
    expect(before).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-busy', 'true');
    start();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await top()).toBe(before);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { language, path, t } of Object.values(locales)) {
    test(`public pages can be read and walked, in ${language}, and say what needs it`, async ({
      page,
      request,
    }) => {
      await arrangeSession(request);
      await drawnWithSessions(request, path('schedule'));
      await page.goto(path('schedule'));
      await expect(page.locator('main article h2').first()).toBeVisible();
      await page.goto(path('home'));
      // Playwright finds no text within `noscript`.
      await expect(page.locator('noscript > .notice')).toBeInViewport();
      await expect(drawn(page)).toHaveAttribute('lang', regionOf[language]);
      const footer = page.getByRole('contentinfo');
      for (const name of ['about', 'schedule', 'plan', 'faq', 'spots', 'privacy'] as const) {
        await footer.locator(`a[href="${path(name)}"]`).click();
        await expect(page).toHaveURL(path(name));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await page.goto(path('faq'));
      await expect(page.locator('main .MuiAccordionDetails-root').first()).toBeVisible();
      await page.goto(path('login'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('form')).toBeHidden();
      await expect(page.getByRole('button', { name: t('login.submit') })).toBeHidden();
    });
  }
});

test('a visitor’s sessions come with the document, from which a browser’s history takes none', async ({
  page,
  context,
  request,
}) => {
  await arrangeSession(request);
  await context.route(/\/api\//, () => {});
  const old = await context.newPage();
  await withOldDocument(old);
  await old.goto(locales.en.path('schedule'));
  await expect(old.locator('main [aria-busy="true"]').first()).toBeVisible();
  const start = await holdApp(old);
  await drawnWithSessions(request, locales.en.path('schedule'));
  await old.reload({ waitUntil: 'commit' });
  await expect(drawn(old).locator('h1')).toBeVisible();
  await expect(drawn(old).locator('article').first()).toBeHidden();
  start();
  await old.close();
  for (const { path, t } of Object.values(locales)) {
    await page.goto(path('schedule'));
    await expect(page.getByRole('link', { name: t('schedule.register') }).first()).toBeVisible();
    await page.goto(path('home'));
    await expect(page.getByRole('link', { name: t('schedule.register') }).first()).toBeVisible();
  }
});
