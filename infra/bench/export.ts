import { spawnSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { startOwnProduct, temporaryFolder } from '../bootstrap/own-product';
import { launchChromium } from '../checks/chromium';
import { demoAdministrator, logInOn } from '../checks/log-in';

// `npm run bench -- export`, after `npm run build`: exports 100,000 payments to both formats in Chromium, and prints
// the duration and the longest time that the page was blocked (budget: 100 ms).

const budget = 100;
const patience = 300_000;

interface Busy {
  longest: number;
  tasks: number;
  longestFrame: number;
}

/** As text: in functions, this file's compiler inserts calls of a helper that the page does not have. */
const watching = `
  const busy = (globalThis.busy = { longest: 0, tasks: 0, longestFrame: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      busy.longest = Math.max(busy.longest, duration);
      busy.tasks += 1;
    }
  }).observe({ type: 'longtask' });
  let last = performance.now();
  const frame = (now) => {
    busy.longestFrame = Math.max(busy.longestFrame, now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  undefined;`;

const exportAs = async (page: Page, url: string, format: string): Promise<boolean> => {
  await page.goto(`${url}/admin/payments?from=&to=&view=cards`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^1\d\d,\d{3} payments/).waitFor();
  await dialog.getByRole('radio', { name: format }).check();
  // Records every task over 50 ms, and the longest time between two frames.
  await page.evaluate(watching);
  const started = performance.now();
  const arriving = page.waitForEvent('download', { timeout: patience });
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const download = await arriving;
  const seconds = (performance.now() - started) / 1000;
  const { longest, tasks, longestFrame } = await page.evaluate<Busy>('globalThis.busy');
  const kilobytes = Math.round(statSync(await download.path()).size / 1024);
  console.log(
    `${download.suggestedFilename()}: ${seconds.toFixed(1)} s, ${kilobytes} kB; longest task ${longest.toFixed(0)} ms ` +
      `(${tasks} over 50 ms), longest frame ${longestFrame.toFixed(0)} ms`,
  );
  return longest < budget;
};

const folder = temporaryFolder('bench');
const env = { DATA_DIR: folder, SMTP_URL: 'smtp://localhost:9', LOG_LEVEL: 'fatal' };

let smooth = false;
try {
  // The demo club first, for its administrator; then the large one.
  await (await startOwnProduct(env)).stop();
  spawnSync('npx', ['tsx', 'server/src/cli/seed-large.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const { url, stop } = await startOwnProduct(env);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ locale: 'en-CA' });
    if (!(await logInOn(page, url, demoAdministrator))) throw new Error('The administrator cannot log in');
    const results = [await exportAs(page, url, 'Excel'), await exportAs(page, url, 'CSV')];
    smooth = results.every(Boolean);
  } finally {
    await browser.close();
    await stop();
  }
  console.log(`The page ${smooth ? 'kept responding' : 'did NOT keep responding'} within ${budget} ms.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(smooth ? 0 : 1);
