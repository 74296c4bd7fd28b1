import type { Browser, Page } from '@playwright/test';
import { sitePaths } from '../../shared-api/common/paths';
import { startOwnProduct } from '../bootstrap/own-product';
import { launchChromium } from '../checks/chromium';
import { demoAdministrator, logInOn, type Person } from '../checks/log-in';

// Opens every page of the site in `SITE_DIR` in both languages, as an administrator and as a visitor.

const isAdmins = (path: string): boolean => /^(\/fr)?\/admin(\/|$)/.test(path);

/** @returns one line for each thing that a page complained of */
const walk = async (page: Page, base: string, paths: string[]): Promise<string[]> => {
  const complaints: string[] = [];
  let at = '';
  page.on('console', (message) => message.type() === 'error' && complaints.push(`${at}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`${at}: ${error.message}`));
  for (const path of paths) {
    at = path;
    await page.goto(base + path, { waitUntil: 'networkidle' });
    if (await page.locator('main [role=alert] h1').count()) complaints.push(`${path}: could not be shown`);
    if (!(await page.locator('main h1').count())) complaints.push(`${path}: shows no heading`);
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
const paths = Object.values(sitePaths).flatMap(({ en, fr }) => [en, fr]);
const visitors = paths.filter((path) => !isAdmins(path));
const complaints = [
  ...(await walk(await newPage(browser, product.url), product.url, visitors)),
  ...(await walk(
    await newPage(browser, product.url, demoAdministrator),
    product.url,
    paths.filter(isAdmins),
  )),
];
await browser.close();
await product.stop();
console.log(`${paths.length} pages opened, ${complaints.length} complaints`);
for (const line of complaints) console.error(line);
process.exit(complaints.length === 0 ? 0 : 1);
