import { crc32, deflateSync } from 'node:zlib';
import { Language } from 'shared-api/contract';
import { sampleContext } from '../../src/emails/preview/facts';
import { cleanPng } from '../../src/features/settings/logo/png';
import { cleanSvg } from '../../src/features/settings/logo/svg';
import { clubFacts } from '../../src/features/settings/store';
import { clubForAll } from '../support/club';
import { rendered } from '../support/emails';
import { testConfig } from '../support/parts';

const club = clubForAll();

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};
const signature = Buffer.from('89504e470d0a1a0a', 'hex');

interface Parts {
  more?: Buffer[];
  tail?: string;
  lines?: number;
  /** Bits, colours, and methods of compression, filters and interlacing. */
  kind?: number[];
  /** Inside of these chunks. */
  inData?: string;
  inEnd?: string;
}

/** A grey picture, with more chunks and a tail. */
function png(
  width: number,
  height: number,
  { more = [], tail = '', lines = height, kind = [8, 0, 0, 0, 0], inData = '', inEnd = '' }: Parts = {},
) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(kind, 8);
  const data = Buffer.concat([deflateSync(Buffer.alloc(lines * (width + 1), 0)), Buffer.from(inData)]);
  const parts = [chunk('IHDR', header), ...more, chunk('IDAT', data), chunk('IEND', Buffer.from(inEnd))];
  return Buffer.concat([signature, ...parts, Buffer.from(tail)]);
}
const svg = (content: string, root = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${content}</svg>`;
const path = '<path d="M0 0h10v10z" fill="#c00"/>';
const base64 = (file: string | Buffer) => Buffer.from(file).toString('base64');

const save = async (body: { file: string; picture?: string; icon?: string }) =>
  club.call('PUT /api/v1/Settings/logo', { as: await club.admin(), body });
const logoNow = async () => (await club.call('GET /api/v1/Settings/club')).ok().logo;
const manifest = async () => (await club.app.inject({ url: '/manifest.webmanifest' })).json();

describe('a drawing', () => {
  test('is kept: shapes, colours, gradients and their references', () => {
    const drawing = svg(
      `<defs><linearGradient id="a" xlink:href="#b"><stop offset="0" stop-color="red"/></linearGradient></defs><style>.a{fill:url(#a)}</style><g transform="scale(2)"><path class="a" d="M0 0h1" style="fill:url('#a')"/></g><text x="1">A &amp; B</text>`,
    );
    const kept = cleanSvg(drawing) ?? '';
    for (const part of [
      'xlink:href="#b"',
      '.a{fill:url(#a)}',
      'transform="scale(2)"',
      'style="fill:url(\'#a\')"',
      'A &amp; B',
    ])
      expect(kept).toContain(part);
    expect(cleanSvg(kept)).toBe(kept);
  });

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script with a prefix', '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'],
    ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
    ['a handler', '<path d="M0 0" onload="alert(1)"/>'],
    ['a handler on a new line', '<path d="M0 0"\nonclick\n=\n"alert(1)"/>'],
    [
      'foreign content',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    ],
    ['a link that runs', '<a xlink:href="javascript:alert(1)"><rect width="1" height="1"/></a>'],
    ['a picture of another site', '<image href="https://evil.example/alert.png"/>'],
    ['an element of another file', '<use href="https://evil.example/alert.svg#a"/>'],
    ['a gradient of another file', '<linearGradient href="https://evil.example/alert.svg#a"/>'],
    ['a colour of another site', '<path d="M0 0" fill="url(https://evil.example/alert)"/>'],
    ['a style of another site', '<path d="M0 0" style="fill:url( //evil.example/alert )"/>'],
    ['an escape in a style', '<path d="M0 0" style="fill:u\\72l(//evil.example/alert)"/>'],
    ['an import', '<style>@import "https://evil.example/alert.css";</style>'],
    ['an import behind a comment', '<style>@im/**/port url(//evil.example/alert);</style>'],
    ['markup in a style', '<style><![CDATA[</style><script>alert(1)</script>]]></style>'],
    ['an animation of a link', '<a><animate attributeName="href" values="javascript:alert(1)"/></a>'],
    ['a value that is set', '<set attributeName="onload" to="alert(1)"/>'],
    ['an instruction', '<?xml-stylesheet href="https://evil.example/alert.css"?>'],
    ['a comment', '<!-- <script>alert(1)</script> -->'],
    ['an event of XML', '<handler type="text/javascript">alert(1)</handler>'],
    ['a frame', '<iframe src="https://evil.example/alert"/>'],
    ['a style that blurs without end', '<path d="M0 0" style="fill:red;filter:blur(99999px /* alert */)"/>'],
    ['a rule that does not draw', '<style>.a{fill:red;animation:alert 1s}b[alert]{fill:red}</style>'],
  ])('without %s', (_what, hostile) => {
    const kept = cleanSvg(svg(hostile + path));
    expect(kept).toContain('<path d="M0 0h10v10z"');
    expect(kept).not.toMatch(/alert|evil|script|\son\w+\s*=|foreignObject|@import|<!--|<\?/i);
  });

  test('keeps what a style draws, and nothing else of it', () => {
    const style =
      '.a, path > g{fill:#c00;filter:blur(9px);stroke:url(#b)} .b{cursor:url(#c)} .c:hover{fill:red}\n';
    const kept = cleanSvg(svg(`<style>${style}</style><path style="opacity:.5;mask:url(#d)"/>${path}`));
    expect(kept).toContain('<style>.a, path &gt; g{fill:#c00;stroke:url(#b)} .b{}</style>');
    expect(kept).toContain('<path style="opacity:.5">');
    expect(cleanSvg(svg(`<style>@media print{}</style>${path}`))).not.toContain('style');
  });

  test.each([
    ['mask', 'mask'],
    ['clipPath', 'clip-path'],
  ])('has no %s in another, which would be drawn a billion times', (element, attribute) => {
    const using = `<rect ${attribute}="url(#a)"/>`;
    const kept = cleanSvg(
      svg(`<${element} id="a" ${attribute}="url(#a)"><g>${using}</g></${element}>${using}`),
    );
    expect(kept?.split(`${attribute}="url(#a)"`)).toHaveLength(2);
    expect(kept).toMatch(new RegExp(`<rect ${attribute}="url\\(#a\\)"></rect></svg>$`));
  });

  test('has no entities of its own, and so none that grow', () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${svg(`<text>&b;</text>${path}`)}`;
    expect(cleanSvg(bomb)?.length).toBeLessThan(300);
  });

  test.each([
    ['a page', '<html><svg><path d="M0 0"/></svg></html>'],
    ['a page behind a drawing', `${svg(path)}<html><script>alert(1)</script></html>`],
    ['a drawing without anything to see', svg('<script>alert(1)</script>')],
    ['a drawing too deep', svg('<g>'.repeat(100) + path + '</g>'.repeat(100))],
    ['a drawing too deep to be read on', svg('<b>'.repeat(20_000))],
    ['a drawing with what XML cannot write', svg(`<path fill="u&#1;rl(//evil.example)"/>${path}`)],
    ['a drawing with such a text', svg(`<text>&#0;&#11;</text>${path}`)],
    ['a text', 'logo'],
    ['nothing', ''],
  ])('%s is none', (_what, file) => expect(cleanSvg(file)).toBeUndefined());

  test('that only has a size scales, too', () =>
    expect(cleanSvg(svg(path, 'width="120px" height="40"'))).toContain('viewBox="0 0 120 40"'));
});

describe('a picture', () => {
  test('keeps nothing but the picture', () => {
    const hostile = png(4, 3, {
      more: [
        chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>')),
        chunk('eXIf', Buffer.from('position')),
      ],
      tail: '<script>alert(1)</script>',
    });
    const cleaned = cleanPng(hostile);
    expect(cleaned?.bytes).toEqual(png(4, 3));
    expect(cleaned).toMatchObject({ width: 4, height: 3 });
  });

  test.each([
    ['one that says it is larger than it is', png(4, 3, { lines: 1 })],
    ['one that is larger than it says', png(4, 3, { lines: 5000 })],
    ['a huge one', png(5000, 1)],
    ['one without an end', png(4, 3).subarray(0, -12)],
    ['one with a wrong checksum', Buffer.from(png(4, 3).toString('hex').replace(/.{2}$/, '00'), 'hex')],
    ['one with something behind its pixels', png(4, 3, { inData: '<script>' })],
    ['one with something in its end', png(4, 3, { inEnd: '<script>' })],
    ['one with more colours than there are', png(4, 3, { more: [chunk('PLTE', Buffer.alloc(900))] })],
    ['one with two palettes', png(4, 3, { more: Array(2).fill(chunk('PLTE', Buffer.alloc(9))) })],
    ['one without its palette', png(4, 3, { kind: [8, 3, 0, 0, 0] })],
    ['one of a kind that there is not', png(24, 3, { kind: [1, 2, 0, 0, 0], lines: 1 })],
    ['one of an unknown method', png(4, 3, { kind: [8, 0, 7, 0, 0] })],
    ['a page', Buffer.from('<html>')],
    ['only a beginning', signature],
  ])('%s is none', (_what, file) => expect(cleanPng(file)).toBeUndefined());
});

describe('the club’s logo', () => {
  test('is served for good, can do nothing, and is in the manifest and in mails', async () => {
    const [picture, icon] = [png(30, 10), png(512, 512)];
    const hostile = svg(`<script>alert(1)</script>${path}`);
    (await save({ file: base64(hostile), picture: base64(picture), icon: base64(icon) })).ok();
    const address = (await logoNow()) ?? '';
    expect(address).toMatch(/^\/api\/logo\/[0-9a-f]{32}\.svg$/);
    const served = await club.app.inject({ url: address });
    expect(served.body).toBe(cleanSvg(hostile));
    expect(served.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const { icons } = await manifest();
    expect(icons).toEqual([
      {
        src: expect.stringMatching(/^\/api\/logo\/.*\.png$/),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'any',
      },
      expect.objectContaining({ purpose: 'maskable' }),
    ]);
    expect((await club.app.inject({ url: icons[0].src })).rawPayload).toEqual(icon);
    const facts = await clubFacts(club.app.services.db, testConfig);
    const { html } = await rendered('account-opened', 'usual', Language.English, {
      ...sampleContext,
      club: facts,
    });
    const [, inMail = ''] = /<img src="https:\/\/club\.example([^"]+)" alt=""/.exec(html) ?? [];
    expect((await club.app.inject({ url: inMail })).rawPayload).toEqual(picture);
  });

  test('as a PNG is its own picture in mails; without an icon the manifest has today’s', async () => {
    (await save({ file: base64(png(20, 20)) })).ok();
    const address = await logoNow();
    expect(address).toMatch(/\.png$/);
    expect((await clubFacts(club.app.services.db, testConfig)).logo).toBe(address);
    expect(JSON.stringify(await manifest())).toContain('/icon-512.png');
  });

  test('replaced or removed, is gone with its files, and the log says so', async () => {
    (await save({ file: base64(svg(path)) })).ok();
    const first = (await logoNow()) ?? '';
    expect((await clubFacts(club.app.services.db, testConfig)).logo).toBeNull();
    (await save({ file: base64(svg(path + path)) })).ok();
    expect((await club.app.inject({ url: first })).statusCode).toBe(404);
    const second = await logoNow();
    (await club.call('DELETE /api/v1/Settings/logo', { as: await club.admin() })).ok();
    expect(await logoNow()).toBeNull();
    expect(JSON.stringify(await manifest())).toContain('/favicon.svg');
    const log = (
      await club.call('GET /api/v1/Audit', { as: await club.admin(), query: { entity: 'settings' } })
    ).ok();
    expect(log[0]).toMatchObject({ before: { logo: second }, after: { logo: null } });
  });

  test.each([
    ['a page', { file: base64('<html><script>alert(1)</script></html>') }],
    ['a picture that is a drawing', { file: base64(svg(path)), picture: base64(svg(path)) }],
    ['an icon of another size', { file: base64(svg(path)), icon: base64(png(16, 16)) }],
  ])('%s is refused, and what was there stays', async (_what, body) => {
    (await save({ file: base64(png(9, 9)) })).ok();
    const before = await logoNow();
    expect((await save(body)).error()).toMatchObject({ code: 'unreadableLogo' });
    expect(await logoNow()).toBe(before);
  });

  test('more than 100 kB is refused', async () => {
    expect((await save({ file: base64(svg(path + ' '.repeat(110_000))) })).error().code).toBe('validation');
  });

  test.each([
    '/api/logo/x.svg',
    '/api/logo/..%2Fx.svg',
    `/api/logo/${'0'.repeat(32)}.svg`,
    `/api/logo/${'0'.repeat(32)}.html`,
  ])('%s is nothing', async (url) => expect((await club.app.inject({ url })).statusCode).toBe(404));
});
