import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { sitePaths } from '../../shared-api/common/paths';
import { freePort } from '../bootstrap/ports.mjs';
import { startProduct } from '../bootstrap/product.mjs';
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

const port = await freePort();
const base = `http://localhost:${port}`;
const data = mkdtempSync(join(tmpdir(), 'courtside-gate-data-'));
const product = startProduct(port, {
  DATA_DIR: data,
  PUBLIC_URL: base,
  SMTP_URL: 'smtp://localhost:9',
  LOG_LEVEL: 'error',
  RATE_LIMITS: 'false',
});
const complaints: string[] = [];
if (await product.ready) {
  const browser = await launchChromium();
  const paths = Object.values(sitePaths).flatMap(({ en, fr }) => [en, fr]);
  complaints.push(
    ...(await walk(
      await newPage(browser, base),
      base,
      paths.filter((path) => !isAdmins(path)),
    )),
  );
  complaints.push(
    ...(await walk(await newPage(browser, base, demoAdministrator), base, paths.filter(isAdmins))),
  );
  await browser.close();
  console.log(`${paths.length} pages opened, ${complaints.length} complaints`);
} else {
  complaints.push('the product did not start');
}
await product.stop();
rmSync(data, { recursive: true, force: true });
for (const line of complaints) console.error(line);
process.exit(complaints.length === 0 ? 0 : 1);
