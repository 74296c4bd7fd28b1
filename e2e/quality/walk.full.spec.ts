import type { Page } from '@playwright/test';
import { pageTables } from '../../infra/build/page-tables.mjs';
import { demoRecords } from '../../infra/checks/records';
import { settled } from '../../infra/checks/settled';
import { registerPages } from '../../shared-ui/src/routing/site';
import { hasFooter } from '../../shell/src/layout/footer/has-footer';
import { foreignTo } from '../support/catalogues';
import { locales } from '../support/locales';
import { loggedIn, people } from '../support/people';
import { runningProduct } from '../support/product';
import { languages, missing, type Pair, routes, themes } from '../support/routes';
import { expect, test } from '../support/test';
import { violationsOn } from './checks/accessible';
import { contentOf, recordTitles, renameClub } from './checks/club-name';
import { headOf } from './checks/head';
import { screenOnPaper } from './checks/paper';
import { recordUses, unusedPreloads } from './checks/preloads';
import { readableOn } from './checks/readable';
import { sidewaysAt320 } from './checks/sideways';
import { smallTargetsOn } from './checks/targets';

// Every page is opened once and checked in every way, in one language, and one page of each kind of reader in both.
test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

// For `hasFooter`.
registerPages(pageTables());

let club: Awaited<ReturnType<typeof renameClub>>;
test.beforeEach(async ({ page, request }) => {
  await recordTitles(page);
  await recordUses(page);
  club = await renameClub(request);
});
test.afterEach(() => club.undo());

/** Waits for a page and its footer, which is rendered a moment later. */
const loaded = async (page: Page) => {
  await settled(page);
  if (hasFooter(new URL(page.url()).pathname))
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '@' })).toBeVisible();
};

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await loaded(page);
};

test('the name and the addresses that the walk looks for stand on the pages of a club that has them', async ({
  page,
}) => {
  await club.undo();
  await open(page, '/faq');
  const content = await contentOf(page);
  expect(club.old.filter((fact) => content.includes(fact)).length).toBeGreaterThan(2);
});

const foreign = { en: foreignTo('en'), fr: foreignTo('fr') };

/** Checks the page that is open. @param index of its language */
const look = async (page: Page, pair: Pair, index: 0 | 1) => {
  const [path, language] = [pair[index], languages[index]];
  await expect(page.locator('html')).toHaveAttribute('lang', `${language}-CA`);

  const content = await contentOf(page);
  expect.soft(content, `${path} has the club's new name`).toContain(club.name);
  // The log tells which addresses the settings had.
  const isLog = /\/(audit|journal)$/.test(path);
  const left = club.old.filter((fact) => content.includes(fact) && !(isLog && fact.includes('@')));
  expect.soft(left, `${path} has nothing of the club's old name and addresses`).toEqual([]);

  const seen = await readableOn(page);
  expect(seen.length, `${path} shows something`).toBeGreaterThan(10);
  const { whole, parts } = foreign[language];
  const strange = seen.filter((text) => whole.has(text) || parts.some((part) => text.includes(part)));
  expect.soft(strange, `${path} speaks ${language} only`).toEqual([]);

  const head = await headOf(page);
  expect.soft(head.headings, `${path} has one first heading`).toBe(1);
  expect.soft(head.mains, `${path} has one main part`).toBe(1);
  expect.soft(head.title.length, `${path} has a title of its own`).toBeGreaterThan('Courtside'.length);
  if (!head.hidden) {
    expect.soft(head.description?.length ?? 0, `${path} describes itself`).toBeGreaterThan(20);
    expect.soft(head.canonical, `${path} names itself`).toBe(path.split('?')[0]);
    const others = pair.map((other, at) => `${languages[at]}-CA ${other.split('?')[0]}`);
    expect.soft(head.alternates, `${path} names its languages`).toEqual(expect.arrayContaining(others));
  }

  // A language changes no colours, and a theme nothing else: each is tested with one of the other, nightly with both.
  for (const [turn, theme] of themes.entries()) {
    if (turn !== index && !process.env.TEST_FULL) continue;
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const violations = await violationsOn(page, turn === index ? 'every rule' : 'colours');
    expect.soft(violations, `${path} meets WCAG 2.2 AA and good practice (${theme})`).toEqual([]);
  }
  expect.soft(await smallTargetsOn(page), `${path} has targets for a finger`).toEqual([]);
  expect.soft(await sidewaysAt320(page), `${path} does not scroll sideways at 320 px`).toEqual([]);
  expect
    .soft(await screenOnPaper(page), `${path} is printed without the screen's bars and buttons`)
    .toEqual([]);
};

/** Pages per test: few enough that every worker gets some tests. */
const size = 7;

for (const [who, pairs] of Object.entries(routes)) {
  for (let start = 0; start < pairs.length; start += size) {
    const some = pairs.slice(start, start + size);
    test(`${who}: every page is accessible, fits a phone, speaks its language and names the club (${some[0]?.[0]} …)`, async ({
      page,
    }) => {
      if (who !== 'anyone') await loggedIn(page, people[who as keyof typeof people]);
      const filled = await demoRecords(page.request, runningProduct().url);
      for (const [turn, [en, fr]] of some.entries()) {
        const pair: Pair = [filled(en), filled(en, fr)];
        const [first, second] = turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
        await open(page, pair[first]);
        expect.soft(await unusedPreloads(page), `${pair[first]} uses what it preloads`).toEqual([]);
        await look(page, pair, first);
        if (start + turn > 0 && !process.env.TEST_FULL) continue;
        // The page's own link shows it in the other language without loading it again.
        await page.getByRole('link', { name: locales[languages[first]].t('nav.language') }).click();
        await expect(page).toHaveURL(pair[second]);
        await loaded(page);
        await look(page, pair, second);
      }
    });
  }
}

for (const index of [0, 1] as const)
  test(`the page for an address without one passes the same checks (${languages[index]})`, async ({
    page,
  }) => {
    await open(page, missing[index]);
    await look(page, missing, index);
  });
