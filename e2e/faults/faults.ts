import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { federationName } from '../../infra/workspaces/apps';
import type { PageTable } from '../../shared-api/common/pages';
import { scriptLimits } from '../../shell/src/remotes/script';

export type Cause = 'unreachable' | 'incompatible' | 'crashed';

/** Something that goes wrong between the web server and the browser. */
export interface Fault {
  name: string;
  /** The message on the page. */
  cause: Cause;
  /** Whether all remotes have it. */
  isEverywhere?: boolean;
  /** Whether only a reload helps, which comes by itself. */
  reloads?: boolean;
  /** Causes it for one remote, until `page.unrouteAll`. */
  install(page: Page, remote: string): Promise<unknown>;
}

const hang = () => new Promise<void>(() => undefined);
const pointerOf = (remote: string) => `**/registry/${remote}.json`;
const entryOf = (remote: string) => new RegExp(`/r/${remote}/[^/]+/remoteEntry\\.`);
const chunksOf = (remote: string) => new RegExp(`/r/${remote}/[^/]+/(?!remoteEntry\\.)[^/]+\\.js$`);
/** Those of its pages, without the app's own and its texts. */
const pageChunksOf = (remote: string) =>
  new RegExp(`/r/${remote}/[^/]+/(?!remoteEntry|app\\.|messages)[^/]+\\.js$`);

/** Shortens the page's waits for a remote's entry to a tenth, from its first script on; nothing else changes. */
export const shortenWaits = (page: Page) =>
  page.addInitScript((limit) => {
    const wait = window.setTimeout;
    const shortened = (handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
      wait(handler, delay === limit ? delay / 10 : delay, ...rest);
    Object.assign(window, {
      setTimeout: shortened,
      endShortWaits: () => Object.assign(window, { setTimeout: wait }),
    });
  }, scriptLimits.attempt);

/** Restores normal waits, so that a busy machine has enough time. */
export const endShortWaits = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as { endShortWaits?: () => void }).endShortWaits?.());

const answered = (reply: Parameters<Route['fulfill']>[0]) => (route: Route) => route.fulfill(reply);

/** Passes the real answer on, changed. */
const changed = (change: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};

/** The pointer that is live: asked for beforehand, since a page waits for a pointer for three seconds only. */
const livePointer = async (page: Page, remote: string) =>
  (await (await page.request.get(`/registry/${remote}.json`)).json()) as { pages: PageTable };

/** An app whose page throws when rendered. */
const brokenApp = (remote: string, pages: PageTable) => {
  const paths = Object.values(pages).flatMap(({ path }) => [path.en, path.fr]);
  return `var ${federationName(remote)} = {
    init() {},
    get: async () => () => ({ default: {
      contract: 1,
      messages: async () => ({}),
      routes: () => ${JSON.stringify(paths)}.map((path) => ({ path, Component() { throw new Error('broken on purpose'); } })),
    } }),
  };`;
};

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Makes a release live whose entry is this script; everything else about it is valid. */
const replaceEntry = async (page: Page, remote: string, write: typeof brokenApp) => {
  const entry = `/r/${remote}/broken/remoteEntry.js`;
  const live = await livePointer(page, remote);
  const body = write(remote, live.pages);
  const json = { ...live, entry, integrity: integrityOf(body), build: 'broken' };
  await page.route(pointerOf(remote), answered({ json }));
  await page.route(`**${entry}`, answered({ body, contentType: 'text/javascript' }));
};

export const faults: Fault[] = [
  {
    name: 'the whole registry is down',
    cause: 'unreachable',
    isEverywhere: true,
    install: (page) => page.route('**/registry/**', answered({ status: 503 })),
  },
  {
    name: 'the pointer is answered with 503',
    cause: 'unreachable',
    install: (page, remote) => page.route(pointerOf(remote), answered({ status: 503 })),
  },
  {
    name: 'the pointer hangs',
    cause: 'unreachable',
    install: (page, remote) => page.route(pointerOf(remote), hang),
  },
  {
    name: 'the pointer is garbage',
    cause: 'unreachable',
    install: (page, remote) => page.route(pointerOf(remote), answered({ body: '<!doctype html><p>Hello' })),
  },
  {
    name: 'the entry is missing',
    cause: 'unreachable',
    install: (page, remote) => page.route(entryOf(remote), answered({ status: 404 })),
  },
  {
    name: 'the entry hangs',
    cause: 'unreachable',
    install: (page, remote) => page.route(entryOf(remote), hang),
  },
  {
    name: 'the entry was tampered with',
    cause: 'unreachable',
    install: (page, remote) =>
      page.route(
        entryOf(remote),
        changed((text) => `${text};globalThis.stolen = true`),
      ),
  },
  {
    name: 'the chunks are missing',
    cause: 'unreachable',
    install: (page, remote) => page.route(chunksOf(remote), answered({ status: 404 })),
  },
  {
    name: 'a page’s chunk is gone after a release',
    cause: 'unreachable',
    reloads: true,
    install: (page, remote) => page.route(pageChunksOf(remote), answered({ status: 404 })),
  },
  {
    name: 'the chunks were tampered with',
    cause: 'unreachable',
    install: (page, remote) =>
      page.route(
        chunksOf(remote),
        changed((text) => `${text};globalThis.stolen = true`),
      ),
  },
  {
    name: 'the contract is another one',
    cause: 'incompatible',
    async install(page, remote) {
      const json = { ...(await livePointer(page, remote)), contract: 99 };
      await page.route(pointerOf(remote), answered({ json }));
    },
  },
  {
    name: 'the release is for another shell',
    cause: 'incompatible',
    async install(page, remote) {
      const json = { ...(await livePointer(page, remote)), shell: '^999.0.0' };
      await page.route(pointerOf(remote), answered({ json }));
    },
  },
  {
    name: 'the entry throws when it is run',
    cause: 'crashed',
    install: (page, remote) => replaceEntry(page, remote, () => "throw new Error('broken on purpose');"),
  },
  {
    name: 'a page throws when it is drawn',
    cause: 'crashed',
    install: (page, remote) => replaceEntry(page, remote, brokenApp),
  },
];
