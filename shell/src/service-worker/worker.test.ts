import { answerPage } from './worker/page';
import { notPages, storeOf } from './worker/stores';

/** As much of a response as the worker uses; jsdom has none. */
class Page {
  readonly ok: boolean;
  readonly headers: Headers;
  constructor(
    private readonly body: string,
    given: { status?: number; headers: HeadersInit },
  ) {
    this.ok = (given.status ?? 200) < 400;
    this.headers = new Headers(given.headers);
  }
  clone = () => this;
  text = async () => this.body;
}
Object.assign(globalThis, { Response: Page });

/** The browser's store of kept pages. */
const store = new Map<string, Response>();
const cache = {
  put: async (key: string, page: Response) => void store.set(key, page),
  match: async (key: string) => store.get(key)?.clone(),
};

/** The page as the network brings it, with the static HTML of its address. */
const html = (body: string, type = 'text/html; charset=utf-8') =>
  new Response(`<div id="root"><!-- drawn -->${body}<!-- /drawn --></div>`, {
    headers: { 'content-type': type },
  });
const answer = async (network: () => Promise<Response>): Promise<string> => {
  Object.assign(globalThis, { fetch: jest.fn(network) });
  const asked = { request: { url: 'https://club.test/schedule' } } as Parameters<typeof answerPage>[0];
  return (await answerPage(asked)).text();
};

beforeEach(() => {
  store.clear();
  Object.assign(globalThis, { caches: { open: async () => cache } });
});

test('the network’s page is shown, and kept without the static HTML of its address', async () => {
  expect(await answer(async () => html('the schedule'))).toContain('the schedule');
  expect(await answer(async () => Promise.reject(new TypeError('offline')))).toBe('<div id="root"></div>');
});

test('what is no page is not kept, and an error takes no kept page’s place', async () => {
  await answer(async () => html('a page'));
  await answer(async () => html('{}', 'application/json'));
  await answer(async () => new Response('down', { status: 502, headers: { 'content-type': 'text/html' } }));
  expect(await answer(async () => Promise.reject(new TypeError('offline')))).toBe('<div id="root"></div>');
});

test('without a kept page the network is waited for after all, and what it brings is kept', async () => {
  let isFirst = true;
  const late = async () => {
    if (!isFirst) return html('late');
    isFirst = false;
    throw new DOMException('too slow', 'TimeoutError');
  };
  expect(await answer(late)).toContain('late');
  // A first visit on a slow network is enough, too.
  expect(await answer(async () => Promise.reject(new TypeError('offline')))).toBe('<div id="root"></div>');
});

test.each([
  ['/assets/shell.1a2b.js', 'files'],
  ['/r/player-portal/3c4d/home.js', 'files'],
  ['/registry/player-portal.json', 'registry'],
  ['/api/v1/Sessions/upcoming', undefined],
  ['/api/v1/Settings/club', undefined],
  ['/auth/logout', undefined],
])('%s: of the site, only files are kept; calls are the page’s own affair', (path, store) => {
  expect(storeOf(path)).toBe(store);
});

test.each([
  ['/schedule', true],
  ['/fr/faq', true],
  ['/api/v1/Calendar/feed', false],
  ['/sitemap.xml', false],
])('%s is the page: %s', (path, isPage) => {
  expect(!notPages.some((pattern) => pattern.test(path))).toBe(isPage);
});
