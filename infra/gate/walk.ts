import type { Browser, Page } from '@playwright/test';
import { startOwnProduct } from '../bootstrap/own-product';
import { launchChromium } from '../checks/chromium';
import { demoAdministrator, logInOn, type Person } from '../checks/log-in';
import { demoRecords } from '../checks/records';
import { settled } from '../checks/settled';
import { folderTarget } from '../registry/folder-target';
import { liveTables } from '../registry/site-files';

// Opens every page of the releases in `SITE_DIR` in both languages, as an administrator and as a visitor.

/** @returns one line for each error logged by a page */
const walk = async (page: Page, base: string, paths: string[]): Promise<string[]> => {
  const complaints: string[] = [];
  let at = '';
  page.on('console', (message) => message.type() === 'error' && complaints.push(`${at}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`${at}: ${error.message}`));
  for (const path of paths) {
    at = path;
    await page.goto(base + path);
    try {
      await settled(page);
    } catch {
      complaints.push(`${path}: shows no heading, or never finishes loading`);
    }
    if (await page.locator('main [role=alert] h1').count()) complaints.push(`${path}: could not be shown`);
    // Errors of what comes last still belong to this page.
    await page.waitForLoadState('networkidle');
  }
  return complaints;
};

const newPage = async (browser: Browser, base: string, person?: Person): Promise<Page> => {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  if (person && !(await logInOn(page, base, person))) throw new Error(`${person.username} cannot log in`);
  return page;
};

const product = await startOwnProduct({ SMTP_URL: 'smtp://localhost:9', RATE_LIMITS: 'false' });
const browser = await launchChromium();
const tables = await liveTables(folderTarget(process.env.SITE_DIR ?? ''));
const pages = Object.values(tables).flatMap((table) => Object.values(table ?? {}));
const visitor = await newPage(browser, product.url);
const filled = await demoRecords(visitor.request, product.url);
const pathsFor = (admin: boolean): string[] =>
  pages
    .filter(({ access }) => (access === 'admin' || access === 'door') === admin)
    .flatMap(({ path: { en, fr } }) => [filled(en), filled(en, fr)]);
const complaints = [
  ...(await walk(visitor, product.url, pathsFor(false))),
  ...(await walk(await newPage(browser, product.url, demoAdministrator), product.url, pathsFor(true))),
];
await browser.close();
await product.stop();
console.log(`${pages.length * 2} pages opened, ${complaints.length} complaints`);
for (const line of complaints) console.error(line);
process.exit(complaints.length === 0 ? 0 : 1);
