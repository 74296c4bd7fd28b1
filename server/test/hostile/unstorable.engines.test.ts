import { type Call, type Calls, calls } from 'shared-api/contract';
import { matrix } from '../http/permissions';
import type { Sent } from '../support/call';
import { clubForAll } from '../support/club';
import { shareOf } from '../support/engines';
import { notice, noticeMail } from '../support/notices';

const club = clubForAll();
const names = Object.keys(calls) as (keyof Calls)[];

const unstorable = ['\ud800', '\u0000'];

/** A value with each of its texts and keys spoilt in turn. */
function* spoilt(value: unknown, text: string): Generator<unknown> {
  if (typeof value === 'string') yield value + text;
  else if (Array.isArray(value)) {
    for (const [at, inner] of value.entries())
      for (const one of spoilt(inner, text)) yield value.with(at, one);
    yield [...value, text];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      for (const one of spoilt(inner, text)) yield { ...value, [key]: one };
      yield { ...value, [key + text]: inner };
    }
    yield { ...value, [text]: text };
  } else yield text;
}

/** The texts of a call that are optional, too. */
const whole = ({ query, body }: Call, sent: Sent): Sent => {
  const named = (schema: unknown) => Object.keys((schema as { properties?: object })?.properties ?? {});
  const texts = (schema: unknown) => Object.fromEntries(named(schema).map((key) => [key, 'x']));
  return {
    ...sent,
    ...(query && { query: { ...texts(query), ...sent.query } }),
    ...(body && !('anyOf' in body) && { body: { ...texts(body), ...(sent.body as object) } }),
  };
};

test.each(shareOf(names))('%s does not fail over half a character, wherever it is', async (name) => {
  const contract: Call = calls[name];
  const admin = await club.admin();
  const valid: Sent = (await matrix[name].send?.(club, admin, admin)) ?? {};
  for (const text of unstorable) {
    for (const sent of [valid, whole(contract, valid)]) {
      const { params = {}, query = {}, body } = sent;
      // A URL has no half characters: what encodes them wrongly comes below.
      const asked: Sent[] =
        text === '\u0000' ? [...spoilt(params, text)].map((spoiled) => ({ params: spoiled as never })) : [];
      if (text === '\u0000')
        asked.push(...[...spoilt(query, text)].map((spoiled) => ({ query: spoiled as never })));
      if (body) asked.push(...[...spoilt(body, text)].map((spoiled) => ({ body: JSON.stringify(spoiled) })));
      for (const change of asked) {
        const headers = change.body === undefined ? {} : { 'content-type': 'application/json' };
        const reply = await club.call(name, { as: admin, ...sent, ...change, headers });
        expect([reply.status < 500, change]).toEqual([true, change]);
      }
    }
  }
});

/** Half a character as broken programs encode it (CESU-8), a wrong byte, character 0, and JavaScript's old way. */
const encoded = ['%ED%A0%80', '%ff', '%00', '%uD800', '%', '%C0%80'];

test.each(encoded)('addresses with %s are answered', async (wrong) => {
  for (const name of names) {
    const [method = '', path = ''] = name.split(' ');
    const url = path.replace(/\{\w+\}/g, `x${wrong}`);
    const address = `${url}?search=${wrong}&${wrong}=x&token=${wrong}&page=${wrong}`;
    const { statusCode } = await club.app.inject({ method: method as 'GET', url: address });
    expect([statusCode < 500, method, address]).toEqual([true, method, address]);
  }
  for (const page of [
    '/',
    '/schedule',
    '/fr/horaire',
    '/r/player-portal/x',
    '/manifest.webmanifest',
    '/api/docs',
    '/health/live',
  ]) {
    for (const address of [
      `${page}${wrong}`,
      `${page}/${wrong}`,
      `${page}?${wrong}=${wrong}`,
      `${page}?token=${wrong}`,
    ]) {
      const { statusCode } = await club.app.inject({ url: address, headers: { accept: 'text/html' } });
      expect([statusCode < 500, address]).toEqual([true, address]);
    }
  }
});

test.each([
  'accept-language',
  'authorization',
  'user-agent',
  'cookie',
  'x-request-id',
  'content-type',
  'x-forwarded-for',
  'origin',
  'accept',
])('the header %s may hold any bytes', async (header) => {
  for (const value of [
    '\u00ed\u00a0\u0080',
    '\u00ff\u00fe',
    'fr-\u00ed\u00a0\u0080;q=\u00ff',
    '%ED%A0%80',
    'Bearer \u00ed\u00a0\u0080.a.b',
  ]) {
    for (const method of ['GET', 'POST'] as const) {
      const url = method === 'GET' ? '/api/v1/Users/me' : '/api/v1/Users/login';
      const payload = method === 'POST' ? '{"username":"a","password":"b"}' : undefined;
      const headers = { ...(payload && { 'content-type': 'application/json' }), [header]: value };
      const { statusCode } = await club.app.inject({ method, url, headers, ...(payload && { payload }) });
      expect([statusCode < 500, value]).toEqual([true, value]);
    }
  }
});

const base64 = (content: string | Uint8Array) => Buffer.from(content as string).toString('base64');
const [half, broken] = ['\ud800', Buffer.from([0xed, 0xa0, 0x80])];
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const row = (text: string) => `Date,Description,Amount\n2026-11-20,INTERAC from ${text},10.00\n`;
const ofx = (text: string) =>
  `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>CAD<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST>` +
  `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261120<TRNAMT>10.00<FITID>1${text}<NAME>INTERAC from ${text}<MEMO>${text}</STMTTRN>` +
  `</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
const mail = (text: string, headers = '') =>
  noticeMail(text, `CA${text}1`, `mx.club.test; dkim=pass header.d=${text}interac.ca`).replace(
    'MIME-Version',
    `${headers}MIME-Version`,
  );

test.each([
  ['a table in UTF-16', utf16(row(`A ${half} Player`))],
  ['its headings', utf16(row('A Player').replace('Description', `Descr${half}iption`))],
  ['a table in broken UTF-8', Buffer.concat([Buffer.from(row('A')), broken])],
  ['a table with character 0', row('A \u0000 Player')],
  ['OFX with entities', ofx('&#xD800;&#0;&#55296;')],
  ['OFX in UTF-16', utf16(ofx(half))],
  ['a mail', mail('=?utf-16?B?2AA=?= =?utf-8?Q?=ED=A0=80=00?=')],
  [
    'a mail’s headers',
    mail('x', 'Subject: =?utf-16be?B?2AA=?=\r\nFrom: =?utf-8?Q?=00?= <a=00@interac.ca>\r\n'),
  ],
  ['a mail in HTML', mail('&#xD800;&#0;&#xDC00;', 'Content-Type: text/html; charset=utf-8\r\n')],
  [
    'a mail in quoted-printable',
    mail(
      '=ED=A0=80=00',
      'Content-Transfer-Encoding: quoted-printable\r\nContent-Type: text/plain; charset=utf-8\r\n',
    ),
  ],
  ['a mail in UTF-16', mail('x', 'Content-Type: text/plain; charset=utf-16le\r\n')],
  ['a pasted notice', notice(half, `CA${half}`)],
])('%s with half a character is read or refused', async (_, content) => {
  const as = await club.admin();
  for (const name of ['POST /api/v1/Transfers/preview', 'POST /api/v1/Transfers/import'] as const) {
    for (const mapping of [undefined, { date: 0, descriptions: [1], amount: 2 }]) {
      const body = { content: base64(content), ...(mapping && { mapping }) };
      expect((await club.call(name, { as, body })).status).toBeLessThan(500);
    }
  }
});

test.each(['\u0000', '\ud800', 'a\udc00'])('a passkey’s answer with %j is refused', async (challenge) => {
  const clientDataJSON = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge })).toString(
    'base64url',
  );
  const response = { clientDataJSON, authenticatorData: '', signature: '', attestationObject: '' };
  const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response };
  const as = await club.admin();
  const login = await club.call('POST /auth/biometric-login', { body: { credential } });
  expect(login.error().code).toBe('biometricFailed');
  const proof = await club.call('POST /auth/prove', { as, body: { credential } });
  expect(proof.error().code).toBe('biometricFailed');
  const added = await club.call('POST /auth/biometric-credential', {
    as,
    body: { username: as.username, credential },
  });
  expect(added.error().code).toBe('biometricFailed');
});
