import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { type ClubFacts, usualFacts } from 'shared-api/club-facts';
import { siteOf } from 'shared-api/pages';
import type { VisitorsCall } from './answers';
import { webPlugin } from './index';
import type { PreviewSource } from './preview';

const include = '<!--# include virtual="/registry/parts/scripts.html" -->';
/** As written by infra/registry/site-files.ts. */
const parts = ['player_portal', 'stats']
  .map((name) => {
    const pointer = `/registry/${name.replace('_', '-')}.json`;
    const found = `/entry.: .(?<${name}_at>/r/[^/]+/[^/]+)/`;
    return `<!--# include virtual="${pointer}" set="${name}" --><!--# if expr="$${name} = ${found}" --><!--# include virtual="$${name}_at/pages$page/scripts.html" --><!--# endif -->`;
  })
  .join('');
let site: string;
let app: FastifyInstance;
let clubName: () => Promise<string>;
let facts: ClubFacts;
let preview: PreviewSource;
let ask: VisitorsCall;
let time = 1_800_000_000_000;

const asked = '<!--# include virtual="/api/page/club-name" set="club_name" -->';
const named = '<!--# echo var="club_name" encoding="none" default="" -->';

const put = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), content);
};
const release = (app: string, build: string, more: object = {}) =>
  put(
    `registry/${app}.json`,
    JSON.stringify({ version: '1.0.0', entry: `/r/${app}/${build}/entry.js`, ...more }, null, 2),
  );
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const navigation = { accept: 'text/html,application/xhtml+xml' };

beforeEach(async () => {
  site = mkdtempSync(join(tmpdir(), 'courtside-web-'));
  put('index.html', `<html><head>${include}</head></html>`);
  put('registry/parts/scripts.html', parts);
  release('player-portal', 'b1');
  release('stats', 'b7');
  put('r/stats/b7/pages/chiffres/scripts.html', '<i>figures</i>');
  put('r/player-portal/b1/pages/scripts.html', '<i>first</i>');
  put('r/player-portal/b2/pages/scripts.html', '<i>second</i>');
  put('r/player-portal/b1/pages/horaire/scripts.html', `<b>${named}</b>`);
  put('assets/main.0123456789abcdef.js', 'run()');
  put('assets/main.0123456789abcdef.js.br', brotliCompressSync('run()'));
  clubName = async () => 'Basket du Plateau';
  facts = usualFacts;
  preview = async () => undefined;
  ask = async () => undefined;
  app = fastify();
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'notFound' }));
  await app.register(webPlugin, {
    siteDir: site,
    https: true,
    overrides: false,
    publicUrl: 'https://club.example',
    club: async () => ({ name: await clubName(), ...facts }),
    logo: async () => ({ logo: null, icon: null }),
    logoFile: async () => undefined,
    calendar: async () => undefined,
    preview: (short, locale) => preview(short, locale),
    site: () =>
      siteOf({
        portal: {
          schedule: {
            path: { en: '/schedule', fr: '/horaire' },
            access: 'anyone',
            asks: ['GET /api/v1/Sessions/upcoming'],
          },
          mine: {
            path: { en: '/mine', fr: '/miennes' },
            access: 'player',
            asks: ['GET /api/v1/Sessions/my-sessions'],
          },
        },
      }),
    ask: (url, locale) => ask(url, locale),
    now: () => time,
    pathTo: (page, locale, { id } = {}) => `/${locale}/${page}${id === undefined ? '' : `/${id}`}`,
  });
});
afterEach(async () => {
  await app.close();
  rmSync(site, { recursive: true });
});

test.each([
  ['/', '<i>first</i>'],
  ['/horaire?page=2', '<b>Basket du Plateau</b>'],
  ['/horaire/', '<b>Basket du Plateau</b>'],
  ['/Horaire', '<b>Basket du Plateau</b>'],
  ['/chiffres', '<i>figures</i>'],
  ['/admin/sessions', ''],
  ['/..%2f..%2fb2', ''],
])('%s is the page, with what the live release of the remote that has it brings', async (url, part) => {
  put('index.html', `${asked}<html><head>${include}</head></html>`);
  const reply = await get(url, navigation);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe(`<html><head>${part}</head></html>`);
  expect(reply.headers['cache-control']).toBe('no-cache');
});

test('a remote that was never released has nothing', async () => {
  rmSync(join(site, 'registry/player-portal.json'));
  expect((await get('/', navigation)).body).toBe('<html><head></head></html>');
});

test('parts of pages are no documents', async () => {
  expect((await get('/r/player-portal/b1/pages/scripts.html', navigation)).statusCode).toBe(404);
});

test('a release of the portal changes the page at once, and its ETag', async () => {
  const before = await get('/', navigation);
  // A gradual release has no part in it.
  release('player-portal', 'b2', { next: { entry: '/r/player-portal/b1/entry.js' } });
  const after = await get('/', { ...navigation, 'if-none-match': String(before.headers.etag) });
  expect(after.body).toContain('second');
  const again = await get('/', { ...navigation, 'if-none-match': String(after.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test('pages and manifest of a club say what it plays, and when, in the page’s language', async () => {
  facts = { sport: 'badminton', weekday: 2, startTime: '19:30', endTime: '21:00' };
  const said = (word: string) => `<!--# echo var="${word}" encoding="none" default="" -->`;
  put(
    'index.html',
    `${said('day_en')} ${said('sport_en')} | ${said('when_fr')} ${said('sport_fr')} | ${said('club_facts')}`,
  );
  const page = await get('/', navigation);
  expect(page.body).toBe(
    'Tuesday badminton | Le mardi, de 19\u00a0h\u00a030 à 21\u00a0h badminton | ' +
      '{&quot;sport&quot;:&quot;badminton&quot;,&quot;weekday&quot;:2,&quot;startTime&quot;:&quot;19:30&quot;,&quot;endTime&quot;:&quot;21:00&quot;}',
  );
  const manifest = await get('/manifest.webmanifest');
  expect(manifest.json().description).toMatch(
    /^Pickup badminton\. Tuesdays, .*Parties libres\u00a0: badminton\. Le mardi/,
  );
});

test('the page has the club’s name at once when it changes, as text whatever is in it', async () => {
  put('index.html', `${asked}<title>${named}</title><meta content='${named}'>`);
  const before = await get('/', navigation);
  expect(before.body).toBe("<title>Basket du Plateau</title><meta content='Basket du Plateau'>");
  clubName = async () => `</title><script>'"&`;
  const after = await get('/', { ...navigation, 'if-none-match': String(before.headers.etag) });
  const text = '&lt;/title&gt;&lt;script&gt;&#39;&quot;&amp;';
  expect(after.body).toBe(`<title>${text}</title><meta content='${text}'>`);
});

test('the page comes with the last name known while the database does not answer', async () => {
  put('index.html', `${asked}<title>${named}</title>`);
  await get('/', navigation);
  clubName = () => Promise.reject(new Error('no database'));
  expect((await get('/', navigation)).body).toBe('<title>Basket du Plateau</title>');
  clubName = () => new Promise(() => undefined);
  expect((await get('/', navigation)).body).toBe('<title>Basket du Plateau</title>');
});

describe('a link to a session in a chat', () => {
  const usual = '<title>usual</title>';
  const address = '/fr/sharedSession/23808624bc41';
  beforeEach(() =>
    put(
      'index.html',
      `<!--# include virtual="/api/page/preview$page" set="preview" --><!--# echo var="preview" -->` +
        `<!--# if expr="$preview = /^$/" -->${usual}<!--# endif -->`,
    ),
  );

  test.each([
    'WhatsApp/2.23.20 N',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  ])('%s is told the session, and its address in both languages, by the document alone', async (agent) => {
    preview = async (short, locale) => ({
      title: `${locale} ${short} <b>`,
      description: `"Gymnase"`,
      picture: 'share-full.png',
    });
    const reply = await get(address, { 'user-agent': agent, accept: '*/*' });
    expect(reply.body).toContain('<title data-fallback>fr 23808624bc41 &lt;b&gt;</title>');
    expect(reply.body).toContain('property="og:description" content="&quot;Gymnase&quot;"');
    expect(reply.body).toContain(`property="og:url" content="https://club.example${address}"`);
    expect(reply.body).toContain('property="og:locale" content="fr_CA"');
    expect(reply.body).toContain('property="og:image" content="https://club.example/share-full.png"');
    expect(reply.body).toContain(
      'hreflang="en-CA" href="https://club.example/en/sharedSession/23808624bc41"',
    );
    expect(reply.body).not.toContain(usual);
    expect(reply.headers['x-robots-tag']).toBe('noindex');
  });

  test('a session that is not there, or cannot be read, has the usual document', async () => {
    expect((await get(address, navigation)).body).toBe(usual);
    preview = () => Promise.reject(new Error('no database'));
    expect((await get('/fr/sharedSession/000000000000', navigation)).body).toBe(usual);
  });

  test.each([
    '/',
    '/fr/horaire',
    '/fr/sharedSession/x',
    '/fr/sharedSession/23808624bc41/more',
    '/23808624bc41',
  ])('%s asks for none', async (other) => {
    preview = () => {
      throw new Error('asked');
    };
    const reply = await get(other, navigation);
    expect(reply.body).toBe(usual);
    expect(reply.headers['x-robots-tag']).toBeUndefined();
  });

  test('it is read again after a minute, not with each crawler', async () => {
    let reads = 0;
    preview = async () => ({ title: String(++reads), description: '', picture: '' });
    for (const _ of [1, 2, 3]) await get(address, navigation);
    expect(reads).toBe(1);
  });
});

describe('what the API answers a visitor', () => {
  const place = '<template><!--# include virtual="/api/page/answers$page" --></template>';
  const answersIn = (body: string) => JSON.parse(/<template>(.*)<\/template>/s.exec(body)?.[1] || 'null');
  let asked: string[];
  beforeEach(() => {
    put('index.html', place);
    asked = [];
    ask = async (url, locale) => {
      asked.push(`${locale} ${url}`);
      return { body: JSON.stringify({ url, name: '</template><script>&lt;' }), revision: 'r1' };
    };
  });

  test('is in its page’s document, as text whatever is in it', async () => {
    const { body } = await get('/horaire', navigation);
    expect(body.slice('<template>'.length, -'</template>'.length)).not.toMatch(/[<&]/);
    const urls = ['/api/v1/Settings/club', '/api/v1/Sessions/upcoming'];
    const answer = (url: string) => ({ revision: 'r1', body: { url, name: '</template><script>&lt;' } });
    expect(answersIn(body)).toEqual(Object.fromEntries(urls.map((url) => [url, answer(url)])));
    expect(asked).toEqual(urls.map((url) => `fr ${url}`));
  });

  test('is what its page is drawn with, by the release’s own program', async () => {
    put('index.html', '<p><!--# include virtual="/r/player-portal/b1/pages$page/page.html" --></p>');
    put('r/player-portal/b1/pages/schedule/page.html', 'static');
    expect((await get('/schedule', navigation)).body).toBe('<p>static</p>');
    put(
      'r/player-portal/b1/pages/draw.js',
      `globalThis.draw = async (asked) => {
        const { path, answers } = JSON.parse(asked);
        return path + ' ' + JSON.parse(answers)['/api/v1/Sessions/upcoming'].revision + ' ${named}';
      };`,
    );
    expect((await get('/schedule', navigation)).body).toBe('<p>/schedule r1 Basket du Plateau</p>');
    ask = async () => undefined;
    const later = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1001);
    expect((await get('/schedule', navigation)).body).toBe('<p>static</p>');
    later.mockRestore();
  });

  test('is asked once a second, whoever comes, and changes the document when it changes', async () => {
    const before = await get('/schedule', navigation);
    ask = async () => ({ body: '[]', revision: 'r2' });
    const same = await get('/schedule', { ...navigation, 'if-none-match': String(before.headers.etag) });
    expect(same.statusCode).toBe(304);
    const later = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1001);
    const after = await get('/schedule', { ...navigation, 'if-none-match': String(before.headers.etag) });
    later.mockRestore();
    expect(answersIn(after.body)['/api/v1/Sessions/upcoming']).toEqual({ revision: 'r2', body: [] });
  });

  test('is asked each time where no revision says that it is older', async () => {
    for (const name of ['Basket du Plateau', 'Ballon du samedi']) {
      ask = async (url) => ({ body: `"${name}"`, revision: url.includes('club') ? undefined : 'r1' });
      const { body } = await get('/schedule', navigation);
      expect(answersIn(body)['/api/v1/Settings/club'].body).toBe(name);
      expect(answersIn(body)['/api/v1/Sessions/upcoming'].body).toBe('Basket du Plateau');
    }
  });

  test('is not in the documents of pages that a visitor does not see, or that there are not', async () => {
    for (const url of ['/mine', '/schedule/other', '/nowhere'])
      expect((await get(url, navigation)).body).toBe('<template></template>');
    expect(asked).toEqual([]);
  });

  test.each<[string, VisitorsCall]>([
    ['is refused', async () => undefined],
    ['cannot be read', () => Promise.reject(new Error('no database'))],
    ['does not come', () => new Promise(() => undefined)],
  ])('is left out when it %s', async (_, answering) => {
    ask = async (url, locale) =>
      url.includes('club') ? { body: '{}', revision: undefined } : answering(url, locale);
    const { body } = await get('/schedule', navigation);
    expect(answersIn(body)).toEqual({ '/api/v1/Settings/club': { revision: null, body: {} } });
  });

  test('comes with the time, by which a browser knows that it has not kept the document for long', async () => {
    const before = await get('/schedule', navigation);
    expect(before.headers['server-timing']).toBe(`at;desc=${time}`);
    time += 60_000;
    const again = await get('/schedule', { ...navigation, 'if-none-match': String(before.headers.etag) });
    expect([again.statusCode, again.headers['server-timing']]).toEqual([304, `at;desc=${time}`]);
  });
});

test('the manifest calls the installed site what the club is called, and its icons exist', async () => {
  const reply = await get('/manifest.webmanifest');
  expect(reply.headers['content-type']).toMatch(/^application\/manifest\+json/);
  const { icons, ...manifest } = reply.json<{ icons: { src: string; sizes: string; purpose?: string }[] }>();
  const name = 'Basket du Plateau';
  expect(manifest).toMatchObject({ name, short_name: name, display: 'standalone', scope: '/' });
  expect(manifest).toMatchObject({
    start_url: '/en/schedule',
    shortcuts: [{ url: '/en/schedule' }, { url: '/en/mySessions' }],
  });
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  const folder = join(__dirname, '../../../shell/public');
  for (const { src } of icons) expect(existsSync(join(folder, src))).toBe(true);
});

test('a file with a hash in its name is kept for a year, and sent compressed as it was published', async () => {
  const reply = await get('/assets/main.0123456789abcdef.js', { 'accept-encoding': 'br' });
  expect(reply.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  });
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe('run()');
});

test('a pointer is asked for again each time, and comes compressed only if it has changed', async () => {
  const reply = await get('/registry/player-portal.json', { 'accept-encoding': 'gzip, br' });
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    'content-type': 'application/json; charset=utf-8',
  });
  const sent = brotliDecompressSync(reply.rawPayload).toString();
  expect(sent).toBe((await get('/registry/player-portal.json')).body);
  expect(JSON.parse(sent)).toMatchObject({ entry: '/r/player-portal/b1/entry.js' });

  const asked = { 'if-none-match': String(reply.headers.etag) };
  expect((await get('/registry/player-portal.json', asked)).statusCode).toBe(304);
  release('player-portal', 'b2');
  expect((await get('/registry/player-portal.json', asked)).json()).toMatchObject({
    entry: '/r/player-portal/b2/entry.js',
  });
});

test.each([
  '/assets/gone.js',
  '/r/player-portal/b1/gone.js',
  '/registry/gone.json',
  '/gone.png',
  '/gone.js',
  '/api/v1/gone',
  '/assets/..%2f..%2fetc/passwd',
])('%s is missing: no page, and nothing that a cache would keep', async (url) => {
  const reply = await get(url, navigation);
  expect([403, 404]).toContain(reply.statusCode);
  expect(reply.body).not.toContain('<html>');
  expect(reply.headers['cache-control']).toBeUndefined();
});

test('who asks for anything gets the page, as those do who make a preview of a link', async () => {
  for (const headers of [{ accept: '*/*' }, {}])
    expect((await get('/horaire', headers)).headers['content-type']).toBe('text/html; charset=utf-8');
});

test('what is no navigation gets no page', async () => {
  expect((await get('/horaire', { accept: 'application/json' })).statusCode).toBe(404);
});

test('the page may run nothing but its own scripts, be framed by nobody, and use biometrics', async () => {
  const { headers } = await get('/', navigation);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|localhost|\*/);
  expect(headers['permissions-policy']).toContain('publickey-credentials-get=(self)');
  expect(headers['strict-transport-security']).toBeDefined();
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});
