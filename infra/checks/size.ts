import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../bootstrap/ports.mjs';
import { startProduct } from '../bootstrap/product.mjs';
import { launchChromium } from './chromium';

// `npm run size [-- <url>]`: what a new visitor's browser downloads to show the first page, as it really arrives.

const budget = 300_000;

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

const measure = async (url: string): Promise<boolean> => {
  const browser = await launchChromium();
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const scripts = await scriptsOf(await context.newPage(), url);
  await browser.close();
  for (const { name, bytes, encoding } of scripts.sort((a, b) => b.bytes - a.bytes)) {
    console.log(`${String(bytes).padStart(8)}  ${encoding.padEnd(5)} ${name}`);
  }
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  const verdict = total < budget ? 'within' : 'OVER';
  console.log(
    `${String(total).padStart(8)}  first page's JavaScript, ${scripts.length} files: ${verdict} the budget of ${budget}`,
  );
  return total < budget;
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
