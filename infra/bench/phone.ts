import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { appHeading } from '../checks/settled';

// A phone on a slow line, as benchmarks have it.

const phone = { width: 390, height: 844 };
/** Slow 4G, as in Lighthouse: bytes per second, and milliseconds per round trip. */
const line = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150, offline: false };
const slowdown = Number(process.env.CPU ?? 2);

/** As text: in functions, this file's compiler inserts calls of a helper that the page does not have. */
const watching = `
  const seen = (globalThis.seen = { lcp: 0, largest: '', shift: 0, sessions: 0, usable: 0, blocked: 0 });
  const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.largest = (entry.element?.tagName ?? '') + ' ' + (entry.element?.textContent ?? '').slice(0, 24);
  });
  watch('layout-shift', ({ value }) => { seen.shift += value; });
  watch('longtask', ({ duration }) => { seen.blocked += duration - 50; });
  const noteFirst = (key, selector) => {
    if (!document.querySelector(selector)) return requestAnimationFrame(() => noteFirst(key, selector));
    seen[key] = performance.now();
  };
  requestAnimationFrame(() => {
    noteFirst('usable', '${appHeading}');
    noteFirst('sessions', '#root [role="progressbar"]');
  });`;

export interface Load {
  /** Milliseconds since the navigation began. */
  lcp: number;
  largest: string;
  /** When the first session can be read; 0 where there is none. */
  sessions: number;
  usable: number;
  /** Sum of layout shifts. */
  shift: number;
  /** Milliseconds beyond 50 of every long task. */
  blocked: number;
  /** Bytes of scripts over the wire, headers included. */
  script: number;
  requests: number;
}

/** Slows a page down. */
export const throttle = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
};

/** A browser with an empty cache, and without a worker. */
export const phoneOf = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
    locale: 'en-CA',
  });

/** Opens an address, with what the browser has in its cache. */
export const load = async (context: BrowserContext, url: string): Promise<Load> => {
  const page = await context.newPage();
  try {
    const session = await throttle(page);
    await page.addInitScript(watching);
    const scripts = new Set<string>();
    let requests = 0;
    let script = 0;
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      requests++;
      if (/\.js$/.test(new URL(request.url).pathname)) scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) script += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.locator(appHeading).first().waitFor();
    await page.waitForTimeout(1000);
    const seen = await page.evaluate<Omit<Load, 'script' | 'requests'>>('seen');
    return { ...seen, script, requests };
  } finally {
    await page.close();
  }
};

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
