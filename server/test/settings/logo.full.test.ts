import { crc32, deflateSync } from 'node:zlib';
import { Language } from 'shared-api/contract';
import { cleanPng } from '../../src/club/settings/logo';
import { logos, settings } from '../../src/data/schema';
import { clubFacts } from '../../src/mail/context';
import { sampleContext } from '../../src/mail/preview/facts';
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
  /** Compressed; by default lines of a byte for each pixel. */
  pixels?: Buffer;
  /** Inside of these chunks. */
  inData?: string;
  inEnd?: string;
}

/** A grey picture, with more chunks and a tail. */
function png(
  width: number,
  height: number,
  {
    more = [],
    tail = '',
    lines = height,
    kind = [8, 0, 0, 0, 0],
    inData = '',
    inEnd = '',
    pixels,
  }: Parts = {},
) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(kind, 8);
  const data = Buffer.concat([
    pixels ?? deflateSync(Buffer.alloc(lines * (width + 1), 0)),
    Buffer.from(inData),
  ]);
  const parts = [chunk('IHDR', header), ...more, chunk('IDAT', data), chunk('IEND', Buffer.from(inEnd))];
  return Buffer.concat([signature, ...parts, Buffer.from(tail)]);
}
const base64 = (file: string | Buffer) => Buffer.from(file).toString('base64');

const save = async (body: { file: string; picture?: string; icon?: string }) =>
  club.call('PUT /api/v1/Settings/logo', { as: await club.admin(), body });
const logoNow = async () => (await club.call('GET /api/v1/Settings/club')).ok().logo;
const harmless = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
};
const manifest = async () => (await club.app.inject({ url: '/manifest.webmanifest' })).json();

describe('a picture', () => {
  test('keeps nothing but the picture', async () => {
    const hostile = png(4, 3, {
      more: [
        chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>')),
        chunk('eXIf', Buffer.from('position')),
      ],
      tail: '<script>alert(1)</script>',
    });
    const cleaned = await cleanPng(hostile);
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
  ])('%s is none', async (_what, file) => expect(await cleanPng(file)).toBeUndefined());

  test('that is as large as one may be keeps nobody waiting', async () => {
    const huge = Buffer.alloc(2048 * (8 * 2048 + 1));
    const pixels = deflateSync(huge);
    const file = png(2048, 2048, { kind: [16, 6, 0, 0, 0], pixels });
    let others = 0;
    const timer = setInterval(() => others++);
    expect(await cleanPng(file)).toMatchObject({ width: 2048, height: 2048 });
    clearInterval(timer);
    expect(others).toBeGreaterThan(1);
  });
});

describe('the club’s logo', () => {
  test('is served for good, can do nothing, and is in the manifest and in mails', async () => {
    const [logo, picture, icon] = [png(60, 20), png(30, 10), png(512, 512)];
    (await save({ file: base64(logo), picture: base64(picture), icon: base64(icon) })).ok();
    const address = (await logoNow()) ?? '';
    expect(address).toMatch(/^\/api\/logo\/[0-9a-f]{32}\.png$/);
    const served = await club.app.inject({ url: address });
    expect(served.rawPayload).toEqual(logo);
    expect(served.headers).toMatchObject({ 'content-type': 'image/png', ...harmless });
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

  test('that an earlier version kept as a drawing goes on being shown, and can do nothing', async () => {
    const file = `${'a'.repeat(32)}.svg`;
    await club.database.db.insert(logos).values({ file, content: Buffer.from('<svg/>') });
    await club.database.db.update(settings).set({ logo: file, logoPicture: null, logoIcon: null });
    expect(await logoNow()).toBe(`/api/logo/${file}`);
    const served = await club.app.inject({ url: `/api/logo/${file}` });
    expect(served.body).toBe('<svg/>');
    expect(served.headers).toMatchObject({ 'content-type': 'image/svg+xml', ...harmless });
    expect(JSON.stringify(await manifest())).toContain(file);
    expect((await clubFacts(club.app.services.db, testConfig)).logo).toBeNull();
  });

  test('alone is its own picture in mails; without an icon the manifest has the product’s', async () => {
    (await save({ file: base64(png(20, 20)) })).ok();
    const address = await logoNow();
    expect(address).toMatch(/\.png$/);
    expect((await clubFacts(club.app.services.db, testConfig)).logo).toBe(address);
    expect(JSON.stringify(await manifest())).toContain('/icon-512.png');
  });

  test('replaced or removed, is gone with its files, and the log says so', async () => {
    (await save({ file: base64(png(3, 3)) })).ok();
    const first = (await logoNow()) ?? '';
    (await save({ file: base64(png(4, 4)) })).ok();
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
    ['a drawing', { file: base64('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1z"/></svg>') }],
    ['a picture that is none', { file: base64(png(9, 9)), picture: base64('<html>') }],
    ['an icon of another size', { file: base64(png(9, 9)), icon: base64(png(16, 16)) }],
  ])('%s is refused, and what was there stays', async (_what, body) => {
    (await save({ file: base64(png(8, 8)) })).ok();
    const before = await logoNow();
    expect((await save(body)).error()).toMatchObject({ code: 'unreadableLogo' });
    expect(await logoNow()).toBe(before);
  });

  test('more than 100 kB is refused', async () => {
    expect((await save({ file: base64(Buffer.alloc(110_000)) })).error().code).toBe('validation');
  });

  test.each([
    '/api/logo/x.svg',
    '/api/logo/..%2Fx.svg',
    `/api/logo/${'0'.repeat(32)}.svg`,
    `/api/logo/${'0'.repeat(32)}.html`,
  ])('%s is nothing', async (url) => expect((await club.app.inject({ url })).statusCode).toBe(404));
});
