import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageTable, pageTables } from '../../infra/build/page-tables.mjs';
import { demoRecords } from '../../infra/checks/records';
import { filesIn } from '../../infra/registry/testing';
import { startingWith } from '../support/catalogues';
import { logInThrough } from '../support/fields';
import { locales } from '../support/locales';
import { people } from '../support/people';
import { expect, test } from '../support/test';
import { teamClone } from './clone';
import { run, startReleasedProduct } from './product';

test.use({ serviceWorkers: 'allow' });

const { t } = locales.en;

const entry = `  guests: {
    path: { en: '/guests', fr: '/invites' },
    access: 'player',
    sitemap: true,
    nav: { label: { en: 'Guests', fr: 'Invités' }, icon: 'ball', account: 15 },
    load: () => import(/* webpackChunkName: "guests" */ './features/club/pages/GuestsPage'),
  },
`;
const call = `  'GET /api/v1/Guests': {
    summary: 'Whom the caller brings along.',
    access: 'player',
    replies: { 200: Type.Array(Name) },
  },
  'PUT /api/v1/Guests/{id}': {
    summary: 'Changes whom the caller brings along.',
    access: 'player',
    params: ById,
    replies: { 204: Nothing },
  },
`;
const component = `import { useQuery } from '@tanstack/react-query';
import { defineMutation, queryOf, useChange } from 'shared-api';
import { Button, LinkButton, Page, useLocale } from 'shared-ui';

const guestsQuery = () => queryOf(['sessions', 'guests'], 'GET /api/v1/Guests', {});
const changeGuest = defineMutation('PUT /api/v1/Guests/{id}', { changes: ['sessions'] });

/** Whom a player brings along. */
export function Component() {
  const { data = [] } = useQuery(guestsQuery());
  const change = useChange(() => changeGuest({ params: { id: 'g1' } }));
  return (
    <Page title={useLocale() === 'fr' ? 'Mes invités' : 'My guests'} hidden>
      <p>{data.join(', ')}</p>
      <Button onClick={() => change.mutate()}>Change</Button>
      <LinkButton to="schedule">1</LinkButton>
      <LinkButton to="player-portal/guests">2</LinkButton>
    </Page>
  );
}
`;

let product: Awaited<ReturnType<typeof startReleasedProduct>>;
let changed: string[];
test.beforeAll(async () => {
  product = await startReleasedProduct();
  const team = teamClone();
  team.replace('player-portal/src/pages.ts', '  schedule: {\n', `${entry}  schedule: {\n`);
  team.write('player-portal/src/features/club/pages/GuestsPage.tsx', component);
  team.replace('shared-api/contract/sessions.ts', 'defineCalls({\n', `defineCalls({\n${call}`);
  const before = filesIn(product.site);
  await run(team.folder, ['release', '--', 'player-portal'], { RELEASE_TARGET: product.site });
  changed = [...filesIn(product.site)].flatMap(([path, hash]) => (before.get(path) === hash ? [] : [path]));
});
test.afterAll(() => product?.stop());

// The new server; the product's own is yesterday's.
test.beforeEach(async ({ page }) => {
  let guests = ['Ana'];
  await page.route(/\/api\/v1\/Guests/, (route) => {
    if (route.request().method() === 'PUT') guests = ['Ana', 'Ben'];
    return route.fulfill({ json: guests });
  });
});

test('nothing of the shell is built or released for it; the sitemap names it', async ({ request }) => {
  const { site, url } = product;
  const { build } = JSON.parse(readFileSync(join(site, 'registry/player-portal.json'), 'utf8'));
  const team = /^(r\/player-portal\/|registry\/(releases\/(live\/)?)?player-portal)/;
  const shared = ['registry/change', 'registry/pages.json', 'sitemap.xml'];
  expect(changed.filter((path) => !team.test(path)).sort()).toEqual(shared);
  expect(changed).toContain(`r/player-portal/${build}/pages/invites/scripts.html`);
  const sitemap = await (await request.get(`${url}/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${url}/guests</loc>`);
  expect(sitemap).toContain(`<loc>${url}/invites</loc>`);
});

test('yesterday’s shell asks a visitor to log in, leads back, and shows it in both languages', async ({
  page,
}) => {
  const { url } = product;
  const loaded: string[] = [];
  await page.goto(`${url}/guests?from=mail`);
  await expect(page).toHaveURL(`${url}/login`);
  page.on('load', () => loaded.push(page.url()));
  await logInThrough(page, 'en', people.player);
  await expect(page).toHaveURL(`${url}/guests?from=mail`);
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(title).toHaveText('My guests');

  await page.getByRole('link', { name: t('nav.language') }).click();
  await expect(page).toHaveURL(`${url}/invites?from=mail`);
  await expect(title).toHaveText('Mes invités');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await page.getByRole('link', { name: locales.fr.t('nav.language') }).click();
  await expect(title).toHaveText('My guests');
  expect(loaded).toEqual([]);

  // It has the place in the navigation that it asks for, and links by name lead to it.
  await page.getByRole('button', { name: startingWith(t('nav.account', { name: '' })) }).click();
  const places = Object.values(pageTables())
    .flatMap((table) => Object.values(table))
    .flatMap(({ access, nav }) => (access === 'player' && nav?.account ? [nav] : []));
  const ranked = [...places, { label: { en: 'Guests' }, account: 15 }].sort(
    (a, b) => Number(a.account) - Number(b.account),
  );
  const labels = ranked.map(({ label }) => label.en);
  expect(labels.slice(0, 3)).toEqual([t('nav.profile'), 'Guests', t('nav.mySessions')]);
  await expect(page.getByRole('menuitem')).toHaveText([...labels, t('nav.logout')]);
  await page.getByRole('menuitem', { name: 'Guests' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '2' })).toHaveAttribute('href', '/guests');
  await main.getByRole('link', { name: '1' }).click();
  await expect(page).toHaveURL(`${url}/schedule`);

  await page.goto(`${url}/invites`);
  await expect(title).toHaveText('Mes invités');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
});

test('yesterday’s shell makes the new calls that only the page and the new server know', async ({ page }) => {
  const { url } = product;
  await page.goto(`${url}/login`);
  await logInThrough(page, 'en', people.player);
  await expect(page).toHaveURL(`${url}/schedule`);
  await page.goto(`${url}/guests`);
  await expect(page.getByText('Ana')).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText('Ana, Ben')).toBeVisible();
});

test('every other page of that remote goes on', async ({ page, request }) => {
  const { url } = product;
  const withRecord = await demoRecords(request, url);
  await page.goto(`${url}/login`);
  await logInThrough(page, 'en', people.player);
  await expect(page).toHaveURL(`${url}/schedule`);
  const instead: Record<string, string> = { sharedSession: withRecord('/sessions/:id', '/seances/:id') };
  for (const [name, { path, access }] of Object.entries(pageTable('player-portal'))) {
    const french = withRecord(path.en, path.fr);
    await page.goto(url + french);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveCount(0);
    // People who are logged in are led home from a page for visitors, and from a shared session to their own page of it.
    await expect(page).toHaveURL(url + (access === 'visitor' ? '/fr' : (instead[name] ?? french)));
  }
});
