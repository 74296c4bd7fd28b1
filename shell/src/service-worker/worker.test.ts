import { onlyFiles } from './worker/files';
import { answerPage } from './worker/page';
import { notPages, storeOf } from './worker/stores';

/** As much of a response as the worker uses; jsdom has none. */
class Page {
  readonly ok: boolean;
  readonly status: number;
  readonly url = '';
  readonly headers: Headers;
  constructor(
    private readonly body: string,
    given: { status?: number; headers: HeadersInit },
  ) {
    this.status = given.status ?? 200;
    this.ok = this.status < 400;
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

const [start, end] = ['<html lang="en-CA" data-build="1a2b"><div id="root">', '</div>'];
const offline = async () => Promise.reject(new TypeError('offline'));

/** The page as the network brings it, with the static HTML and the answers of its address. */
const html = (body: string, type = 'text/html; charset=utf-8') =>
  new Response(`${start}<!-- drawn -->${body}<!-- /drawn -->${end}<!-- answers -->${body}<!-- /answers -->`, {
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

test('the network’s page is shown, and kept without the static HTML and the answers of its address', async () => {
  expect(await answer(async () => html('the schedule'))).toContain('the schedule');
  expect(await answer(offline)).toBe(start + end);
});

const foreign = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html' } });

test.each([502, 503, 504])(
  'the kept page is shown for a proxy’s %i, which is as no network',
  async (status) => {
    const down = async () => foreign('Bad gateway', status);
    // A first visit has nothing else to show.
    expect(await answer(down)).toBe('Bad gateway');
    await answer(async () => html('a page'));
    expect(await answer(down)).toBe(start + end);
  },
);

test('a page of somebody else is shown, as a network may want a login, and never kept', async () => {
  await answer(async () => html('a page'));
  const portal = '<html lang="en"><body>Welcome to the gym’s Wi-Fi</body></html>';
  expect(await answer(async () => foreign(portal))).toBe(portal);
  expect(await answer(offline)).toBe(start + end);
});

test.each([
  ['a script', new Response('', { headers: { 'content-type': 'text/javascript' } }), true],
  ['a file that is gone', foreign('Not found', 404), true],
  ['a proxy’s error', foreign('Bad gateway', 502), false],
  ['a network’s login', foreign('Welcome'), false],
])('in a file’s place, what counts as an answer: %s', async (_, response, counts) => {
  const given = onlyFiles.fetchDidSucceed({ response }).then(() => true);
  expect(await given.catch(() => false)).toBe(counts);
});

test('what is no page is not kept', async () => {
  await answer(async () => html('a page'));
  await answer(async () => html('{}', 'application/json'));
  expect(await answer(offline)).toBe(start + end);
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
  expect(await answer(offline)).toBe(start + end);
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
