import type { Page } from '@playwright/test';
import { startOwnProduct } from '../bootstrap/own-product';
import { launchChromium } from './chromium';
import { measureConsole } from './console-pages';
import { openPageFor, type Script, scriptsOf, sizeOf } from './loads';
import { demoAdministrator } from './log-in';

// `npm run size [-- <url>]`: what a new visitor's browser downloads for the first page; and what an administrator's
// downloads on top of a player's for each page of the console (where there are demo accounts).

/** In bytes, headers included. A commit that raises one says what for. */
const budgets = { '/': 228_700, '/fr': 230_300, '/schedule': 231_100, '/login': 237_700 };
const mostRequests = 16;
const consoleBudget = 190_000;
const [administrator, player] = [demoAdministrator, { username: 'player', password: 'Player123!' }];

const reportSize = (what: string, scripts: Script[], most: number): boolean => {
  for (const { name, bytes, encoding } of scripts.sort((a, b) => b.bytes - a.bytes)) {
    console.log(`${String(bytes).padStart(8)}  ${encoding.padEnd(5)} ${name}`);
  }
  const total = sizeOf(scripts);
  const verdict = total < most ? 'within' : 'OVER';
  console.log(
    `${String(total).padStart(8)}  ${what}, ${scripts.length} files: ${verdict} the budget of ${most}`,
  );
  return total < most;
};

const measure = async (url: string): Promise<boolean> => {
  const browser = await launchChromium();
  try {
    let fits = true;
    for (const [path, budget] of Object.entries(budgets)) {
      const page = (await openPageFor(browser, url)) as Page;
      let requests = 0;
      page.on('requestfinished', () => requests++);
      const scripts = await scriptsOf(page, new URL(path, url).href);
      await page.context().close();
      const few = requests <= mostRequests;
      console.log(`${String(requests).padStart(8)}  requests: ${few ? 'within' : 'OVER'} ${mostRequests}`);
      fits = reportSize(`JavaScript of a first visit to ${path}`, scripts, budget) && few && fits;
    }
    return (await measureConsole(browser, url, { player, administrator }, consoleBudget)) && fits;
  } finally {
    await browser.close();
  }
};

const given = process.argv[2];
if (given) {
  process.exit((await measure(given)) ? 0 : 1);
}
const product = await startOwnProduct({ SMTP_URL: 'smtp://localhost:9' });
const fits = await measure(product.url).catch((error) => {
  console.error(error);
  return false;
});
await product.stop();
process.exit(fits ? 0 : 1);
