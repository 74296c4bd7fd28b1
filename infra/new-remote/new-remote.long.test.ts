import { execSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { faults } from '../../e2e/faults/faults';
import { startReleasedProduct } from '../../e2e/releases/product';
import { launchChromium } from '../checks/chromium';
import { logInOn } from '../checks/log-in';
import { filesIn } from '../registry/testing';
import { root } from '../workspaces/apps';
import { copyRepository, type RepositoryCopy } from './repository-copy';

const name = 'stats';
const player = { username: 'player', password: 'Player123!' };

let copy: RepositoryCopy;
let product: Awaited<ReturnType<typeof startReleasedProduct>>;
let browser: Browser;

const run = (folder: string, command: string): string =>
  execSync(command, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, RELEASE_TARGET: product?.site ?? '' },
  });

beforeAll(async () => {
  run(root, 'npm run --silent build && node --import tsx infra/build/server.ts');
  product = await startReleasedProduct();
  browser = await launchChromium();
  copy = copyRepository();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  if (copy) rmSync(copy.folder, { recursive: true, force: true });
});

const contextOf = (width: number): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width, height: 800 },
    serviceWorkers: 'block',
    baseURL: product.url,
  });

/** The browser's errors on a page. */
const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('the steps that the command prints make a remote, and release it', () => {
  const before = filesIn(product.site);
  const printed = run(copy.folder, `npm run --silent new-remote -- ${name}`);
  const steps = [...printed.matchAll(/^ {2}(npm .*?) *(?:#.*)?$/gm)].map(([, step = '']) => step);
  expect(steps).toHaveLength(8);
  // Without commands that run until stopped: the product runs already.
  const ending = steps.filter((step) => !/^npm (run dev|start)/.test(step));
  for (const step of ending) run(copy.folder, step);
  // Whatever the rest of the repository has, none of the remote's code is dead.
  expect(run(copy.folder, 'npm run --silent dead-code 2>&1 || true')).not.toContain(`${name}/`);

  const theirs = copy
    .changes()
    .map((line) => line.slice(3))
    .filter((file) => !file.startsWith(`${name}/`));
  expect(theirs.sort()).toEqual(['.github/CODEOWNERS', `.github/workflows/${name}.yml`, 'package-lock.json']);
  const written = [...filesIn(product.site)].filter(([path, hash]) => before.get(path) !== hash);
  const own = new RegExp(`^(r/${name}/|registry/(releases/(live/)?)?${name}[./])`);
  const common = ['pages.json', ...['page', 'scripts', 'styles'].map((part) => `parts/${part}.html`)];
  expect(
    written
      .map(([path]) => path)
      .filter((path) => !own.test(path))
      .sort(),
  ).toEqual(common.map((file) => `registry/${file}`));
});

test('a second call changes nothing', () => {
  const before = copy.changes();
  const said = run(copy.folder, `npm run --silent new-remote -- ${name}`);
  expect(said).toContain(`${name} is a remote already: nothing has changed.`);
  expect(copy.changes()).toEqual(before);
});

test.each([390, 1280])(
  'yesterday’s shell guards it, shows it in both languages, and leads to it from the menu (%i px)',
  async (width) => {
    const context = await contextOf(width);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await page.goto(`/${name}`);
    await page.waitForURL('**/login');
    await logInOn(page, product.url, player);
    await page.goto('/fr/stats');
    await page.getByText('Cette page est nouvelle.').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr-CA');
    await page.goto('/schedule');
    await heading(page).filter({ hasText: 'Schedule' }).waitFor();
    await page.getByRole('button', { name: width < 600 ? 'Menu' : /^Account:/ }).click();
    await page.getByRole(width < 600 ? 'link' : 'menuitem', { name: 'Stats', exact: true }).click();
    await page.waitForURL(`**/${name}`);
    await page.getByText('This page is new.').waitFor();
    expect(await heading(page).textContent()).toBe('Stats');
    expect(await page.title()).toMatch(/^Stats · /);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test.each(faults.map((fault) => [fault.name, fault] as const))(
  '%s: its fault stays its own',
  async (_name, fault) => {
    const context = await contextOf(1280);
    const page = await context.newPage();
    await logInOn(page, product.url, player);
    await fault.install(page, name);
    await page.goto(`/${name}`);
    await page.getByRole('alert').getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Schedule' }).first().click();
    await heading(page).filter({ hasText: 'Schedule' }).waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  },
);
