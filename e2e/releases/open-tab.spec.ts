import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../infra/registry/testing';
import { startingWith } from '../support/catalogues';
import { follow, logIn } from '../support/fields';
import { locales } from '../support/locales';
import { people } from '../support/people';
import { expect, test } from '../support/test';
import { teamClone } from './clone';
import { run, startReleasedProduct } from './product';

test.use({ serviceWorkers: 'allow' });

const { t } = locales.en;

let product: Awaited<ReturnType<typeof startReleasedProduct>>;
test.beforeAll(async () => {
  product = await startReleasedProduct();
});
test.afterAll(() => product?.stop());

test("a release of admin-console changes its pointer alone, and a player's open tab notices nothing", async ({
  page,
  browser,
}) => {
  const { site, url } = product;
  const told: string[] = [];
  const loads: string[] = [];
  await logIn(page, 'en', people.player, url);
  await expect(page.getByText(/\d+ of \d+ spots taken/).first()).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  page.on('console', (message) => told.push(message.text()));
  page.on('load', () => loads.push(page.url()));
  page.on('request', (request) => {
    if (request.url().includes('admin-console')) loads.push(request.url());
  });

  const team = teamClone();
  const title = 'Dashboard of the next release';
  team.reword('admin-console', t('dashboard.title'), title);
  const before = filesIn(site);
  const pointer = () => JSON.parse(readFileSync(join(site, 'registry/admin-console.json'), 'utf8'));
  const former = pointer();
  await run(team.folder, ['release', '--', 'admin-console'], { RELEASE_TARGET: site });

  const after = filesIn(site);
  const { version, build } = pointer();
  const changed = [...before].filter(([path, hash]) => after.get(path) !== hash).map(([path]) => path);
  // The public pointer and that something was released, then what is not served: when the former one ended, who switched.
  expect(changed.sort()).toEqual([
    'registry/admin-console.json',
    'registry/change',
    `registry/releases/admin-console/${former.version}-${former.build}.json`,
    'registry/releases/live/admin-console.json',
  ]);
  const added = [...after.keys()].filter((path) => !before.has(path));
  const itsOwn = [`r/admin-console/${build}/`, `registry/releases/admin-console/${version}-${build}.`];
  expect(added.filter((path) => !itsOwn.some((own) => path.startsWith(own)))).toEqual([]);
  expect(added.length).toBeGreaterThan(itsOwn.length);

  const administrator = await (await browser.newContext()).newPage();
  await logIn(administrator, 'en', people.admin, url);
  await administrator.goto(`${url}/admin`);
  await expect(administrator.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await administrator.context().close();

  const navigation = page.getByRole('navigation');
  await follow(navigation, t('nav.home'));
  await expect(page).toHaveURL(`${url}/`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await follow(navigation, t('nav.schedule'));
  const answer = `${t('session.answer.yes')}, `;
  const yes = page.getByRole('button', { name: startingWith(answer), pressed: false }).first();
  const date = (await yes.getAttribute('aria-label'))?.replace(answer, '') ?? '';
  await yes.click();
  await expect(page.getByRole('button', { name: t('session.answer.undo') })).toBeVisible();
  await page.getByRole('button', { name: t('session.more', { date }) }).click();
  await follow(page, t('session.noteOn', { date }));
  await expect(page.getByRole('button', { name: t('attendance.submit.update') })).toBeVisible();
  expect(loads).toEqual([]);
  expect(told).toEqual([]);
});
