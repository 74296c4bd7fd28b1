import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { freePort } from '../bootstrap/ports.mjs';
import { startProduct } from '../bootstrap/product.mjs';
import { launchChromium } from './chromium';

// `npm run size [-- <url>]`: what a new visitor's browser downloads to show the first page, as it really arrives; and
// what an administrator's downloads on top of a player's to show the console (where there are demo accounts).

const budget = 300_000;
const consoleBudget = 190_000;
const [administrator, player] = [
  { username: 'admin', password: 'Admin123!' },
  { username: 'player', password: 'Player123!' },
];

interface Script {
  name: string;
  bytes: number;
  encoding: string;
}

const scriptsOf = async (page: Page, url: string): Promise<Script[]> => {
  const loads: Promise<Script>[] = [];
  page.on('requestfinished', (request) => {
    if (!/\.js(\?|$)/.test(request.url()) || request.serviceWorker()) return;
    loads.push(
      (async () => ({
        name: new URL(request.url()).pathname,
        bytes: (await request.sizes()).responseBodySize,
        encoding: (await (await request.response())?.headerValue('content-encoding')) ?? 'none',
      }))(),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return Promise.all(loads);
};

const told = (what: string, scripts: Script[], most: number): boolean => {
  for (const { name, bytes, encoding } of scripts.sort((a, b) => b.bytes - a.bytes)) {
    console.log(`${String(bytes).padStart(8)}  ${encoding.padEnd(5)} ${name}`);
  }
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  const verdict = total < most ? 'within' : 'OVER';
  console.log(
    `${String(total).padStart(8)}  ${what}, ${scripts.length} files: ${verdict} the budget of ${most}`,
  );
  return total < most;
};

/** A page of somebody's device; undefined where there is no such account. */
const pageOf = async (browser: Browser, url: string, person?: typeof player): Promise<Page | undefined> => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  if (!person) return page;
  const reply = await page.request.post(new URL('/api/v1/Users/login', url).href, { data: person });
  if (!reply.ok()) return undefined;
  const { token, ...user } = (await reply.json()) as { token: string };
  await page.addInitScript(
    ([key = '', value = '']) => {
      localStorage.setItem('token', key);
      localStorage.setItem('user', value);
    },
    [token, JSON.stringify(user)],
  );
  return page;
};

const measureConsole = async (browser: Browser, url: string): Promise<boolean> => {
  const [usual, desk] = [await pageOf(browser, url, player), await pageOf(browser, url, administrator)];
  if (!usual || !desk) {
    console.log('The console was not weighed: there are no demo accounts.');
    return true;
  }
  const known = new Set((await scriptsOf(usual, url)).map(({ name }) => name));
  const all = await scriptsOf(desk, new URL('/admin/sessions', url).href);
  const own = all.filter(({ name }) => !known.has(name));
  if (own.length === 0) throw new Error('The console did not load');
  return told('JavaScript of the console on top of the first page', own, consoleBudget);
};

const measure = async (url: string): Promise<boolean> => {
  const browser = await launchChromium();
  try {
    const page = (await pageOf(browser, url)) as Page;
    const first = told("first page's JavaScript", await scriptsOf(page, url), budget);
    return (await measureConsole(browser, url)) && first;
  } finally {
    await browser.close();
  }
};

const given = process.argv[2];
if (given) {
  process.exit((await measure(given)) ? 0 : 1);
}
const port = await freePort();
const folder = mkdtempSync(join(tmpdir(), 'courtside-size-'));
const product = startProduct(port, {
  DATA_DIR: folder,
  PUBLIC_URL: `http://localhost:${port}`,
  SMTP_URL: 'smtp://localhost:9',
  LOG_LEVEL: 'error',
});
let fits = false;
try {
  fits = (await product.ready) && (await measure(`http://localhost:${port}/`));
} catch (error) {
  console.error(error);
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(fits ? 0 : 1);
