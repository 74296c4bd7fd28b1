import type { Browser, Page, Request } from '@playwright/test';
import { logInOn, type Person } from './log-in';
import { settled } from './settled';

/** A loaded script. */
export interface Script {
  name: string;
  /** Over the wire, headers included. */
  bytes: number;
  encoding: string;
  text: string;
}

/** A page in a fresh browser, logged in if a person is given; undefined where there is no such account. */
export const openPageFor = async (
  browser: Browser,
  url: string,
  person?: Person,
): Promise<Page | undefined> => {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-CA' });
  const page = await context.newPage();
  if (person && !(await logInOn(page, url, person))) return undefined;
  return page;
};

/**
 * Opens an address and waits until the page is loaded.
 * @param act interacts with the page afterwards
 * @returns all scripts loaded meanwhile, including workers'
 */
export const scriptsOf = async (
  page: Page,
  url: string,
  act: (page: Page) => Promise<unknown> = async () => {},
): Promise<Script[]> => {
  const loads: Promise<Script>[] = [];
  const note = (request: Request) => {
    if (!/\.js(\?|$)/.test(request.url()) || request.serviceWorker()) return;
    loads.push(
      (async () => {
        const response = await request.response();
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        return {
          name: new URL(request.url()).pathname,
          bytes: responseBodySize + responseHeadersSize,
          encoding: (await response?.headerValue('content-encoding')) ?? 'none',
          // Fetched again: the browser does not keep the text of a finished worker.
          text: await (await page.request.get(request.url())).text(),
        };
      })(),
    );
  };
  page.on('requestfinished', note);
  await page.goto(url);
  await settled(page);
  // What the page loads once it can be used.
  await page.waitForLoadState('networkidle');
  await act(page);
  // The page may be closed by then.
  page.off('requestfinished', note);
  return Promise.all(loads);
};

/** The total size of some scripts. */
export const sizeOf = (scripts: Script[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0);
