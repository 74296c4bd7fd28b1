import type { Browser } from '@playwright/test';
import { launchChromium } from '../checks/chromium';
import { type Load, load, median, phoneOf } from './phone';
import { measureTaps } from './taps';

// `npm run bench -- first-page <url>…`, with RUNS, PAGES and CPU (slowdown) from the environment: a phone's first visit
// to a page on a slow line, and five taps there. Several addresses are loaded alternately, so that other load on the
// machine affects all of them; prints medians.

/** Opens an address with an empty cache. */
const loadCold = async (browser: Browser, url: string): Promise<Load> => {
  const context = await phoneOf(browser);
  return load(context, url).finally(() => context.close());
};

const bases = process.argv.slice(3);
const paths = (process.env.PAGES ?? '/,/fr,/schedule,/login').split(',');
const runs = Number(process.env.RUNS ?? 3);
const browser = await launchChromium();
try {
  for (const path of paths) {
    const loads = bases.map((): Load[] => []);
    for (let run = 0; run < runs; run++) {
      for (const [at, base] of bases.entries()) loads[at]?.push(await loadCold(browser, base + path));
    }
    for (const [at, base] of bases.entries()) {
      const of = (key: 'lcp' | 'sessions' | 'usable' | 'shift' | 'blocked' | 'script' | 'requests') =>
        median((loads[at] ?? []).map((load) => load[key]));
      console.log(
        `${path.padEnd(10)} ${base}  largest paint ${of('lcp').toFixed(0)} ms (${loads[at]?.at(-1)?.largest})  sessions ${of('sessions').toFixed(0)} ms  usable ${of('usable').toFixed(0)} ms  shift ${of('shift').toFixed(3)}  blocked ${of('blocked').toFixed(0)} ms  scripts ${(of('script') / 1000).toFixed(1)} KB  ${of('requests')} requests`,
      );
    }
  }
  await measureTaps(browser, bases, runs);
} finally {
  await browser.close();
}
