import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { SignJWT } from 'jose';
import { clubForAll, type Person } from '../support/club';

const club = clubForAll();
let admin: Person;
beforeAll(async () => {
  admin = await club.admin();
});

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = () => JSON.parse(Buffer.from(admin.token.split('.')[1] ?? '', 'base64url').toString());
const header = () => JSON.parse(Buffer.from(admin.token.split('.')[0] ?? '', 'base64url').toString());

const withHmac = (head: object, body: object, key: string | Uint8Array, hash = 'sha256') => {
  const text = `${encoded(head)}.${encoded(body)}`;
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
};
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const withRsa = (head: object, body: object) => {
  const text = `${encoded(head)}.${encoded(body)}`;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
};
const year = 366 * 86_400;

/** Forgeries of an administrator's token. */
const forged: [string, () => string][] = [
  ['unsigned', () => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims())}.`],
  ['unsigned, in other letters', () => `${encoded({ alg: 'nOnE' })}.${encoded(claims())}.`],
  ['with the signature taken away', () => `${admin.token.split('.').slice(0, 2).join('.')}.`],
  [
    'with another body under the signature',
    () => {
      const [head, , signature] = admin.token.split('.');
      return `${head}.${encoded({ ...claims(), exp: claims().exp + year })}.${signature}`;
    },
  ],
  ['signed with an empty key', () => withHmac(header(), claims(), '')],
  ['signed with another key', () => withHmac(header(), claims(), 'a secret that is long enough for tests?')],
  ['signed with an RSA key', () => withRsa({ alg: 'RS256', typ: 'JWT' }, claims())],
  [
    'signed with an RSA key that comes along',
    () => withRsa({ alg: 'RS256', typ: 'JWT', jwk: publicKey.export({ format: 'jwk' }) }, claims()),
  ],
  [
    'signed by HMAC with a public key',
    () => withHmac({ alg: 'HS256' }, claims(), publicKey.export({ type: 'spki', format: 'pem' }) as string),
  ],
  [
    'with a key file of the attacker’s choice',
    () => withHmac({ alg: 'HS256', kid: '../../../../dev/null' }, claims(), ''),
  ],
  ['that is no token', () => 'a.b.c'],
  ['that is very long', () => `${'a'.repeat(9000)}.b.c`],
];

const me = (token: string) => club.call('GET /api/v1/Users/me', { as: { token } });

test.each(forged)('a token %s opens nothing', async (_, make) => {
  (await me(admin.token)).ok();
  expect((await me(make())).status).toBe(401);
});

/** A token that the server's own key signs. */
const signed = (change: (token: SignJWT) => SignJWT, named: object = { sid: claims().sid }, alg = 'HS256') =>
  change(
    new SignJWT({ ...named })
      .setProtectedHeader({ alg, typ: 'JWT' })
      .setSubject(admin.id)
      .setIssuer('courtside')
      .setAudience('courtside-api'),
  ).sign(club.app.services.config.keys.accessToken);
const tomorrow = new Date('2026-11-22T23:00:00Z');
const lasting = (token: SignJWT) => token.setExpirationTime(tomorrow);
const loginOf = async ({ token }: Person) =>
  (await club.call('GET /auth/logins', { as: { token } })).ok()[0]?.id;

test.each<[string, () => Promise<string>]>([
  ['for another audience', () => signed((token) => lasting(token).setAudience('another-api'))],
  ['of another issuer', () => signed((token) => lasting(token).setIssuer('another'))],
  ['without an end', () => signed((token) => token)],
  ['that has ended', () => signed((token) => token.setExpirationTime(club.clock.now()))],
  ['without a login', () => signed(lasting, {})],
  ['with somebody else’s login', async () => signed(lasting, { sid: await loginOf(await club.person()) })],
  ['that is not valid yet', () => signed((token) => lasting(token).setNotBefore(tomorrow))],
  ['signed another way', () => signed(lasting, undefined, 'HS512')],
])('a token with our own signature, %s, is refused', async (_, make) => {
  expect((await me(await signed(lasting))).status).toBe(200);
  expect((await me(await make())).status).toBe(401);
});
