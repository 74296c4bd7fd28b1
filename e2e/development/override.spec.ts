import { type ChildProcess, execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { patience } from '../../infra/bootstrap/patience.mjs';
import { root } from '../../infra/workspaces/apps';
import { teamClone } from '../releases/clone';
import { startReleasedProduct } from '../releases/product';
import { logIn } from '../support/fields';
import { locales } from '../support/locales';
import { people } from '../support/people';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

const { t } = locales.en;
const overrides = { REMOTE_OVERRIDES: 'true' };

let product: Awaited<ReturnType<typeof startReleasedProduct>>;
let team: ReturnType<typeof teamClone>;
let dev: ChildProcess;
/** The address that the developer is told to open. */
let told = '';

test.beforeAll(async () => {
  // Builds the shell once more and compiles a remote.
  test.setTimeout(300_000 * patience);
  execSync('npm run --silent build', { cwd: root, env: { ...process.env, ...overrides } });
  product = await startReleasedProduct(overrides);
  team = teamClone();
  dev = spawn(process.execPath, ['infra/bootstrap/dev.mjs', 'admin-console', '--url', product.url], {
    cwd: team.folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!dev.stdout) throw new Error('no output');
  for await (const line of createInterface({ input: dev.stdout })) {
    told = line.match(/http\S+\?mf\.\S+/)?.[0] ?? '';
    if (told) break;
  }
  if (!told) throw new Error('The development server has ended');
  dev.stdout.resume();
});

test.afterAll(async () => {
  dev?.kill('SIGTERM');
  if (dev?.exitCode === null) await once(dev, 'exit');
  await product?.stop();
});

test('a remote from source stands in for the released one, follows each change, and leaves when it is told', async ({
  page,
}) => {
  const { url } = product;
  await logIn(page, 'en', people.admin, url);
  await page.goto(told);
  await expect(page).toHaveURL(`${url}/`);
  const banner = page.getByRole('alert').filter({ hasText: 'admin-console' });
  await expect(banner).toContainText(/http:\/\/localhost:\d+\/remoteEntry\.js/);

  await page.goto(`${url}/admin`);
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(title).toHaveText(t('dashboard.title'));
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  team.reword('admin-console', t('dashboard.title'), 'Dashboard of my own');
  await expect(title).toHaveText('Dashboard of my own');
  // The new title may be there before the page's last file.
  await expect.poll(() => loads.length).toBeGreaterThan(0);
  await expect(banner).toBeVisible();

  await banner.getByRole('button', { name: t('override.reset') }).click();
  await expect(title).toHaveText(t('dashboard.title'));
  await expect(banner).toBeHidden();
  await page.goto(`${url}/admin`);
  await expect(title).toHaveText(t('dashboard.title'));
});

test('an address of another machine is not taken', async ({ page }) => {
  await page.goto(
    `${product.url}/?mf.player-portal=${encodeURIComponent('https://elsewhere.example/remoteEntry.js')}`,
  );
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('elsewhere.example')).toHaveCount(0);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('mf.'))),
  ).toEqual([]);
});
