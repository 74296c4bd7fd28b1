import { SignJWT } from 'jose';
import { deriveKeys } from '../../src/crypto/keys';
import { createTokenReader, signToken } from '../../src/security/tokens';
import { testSecret } from '../support/parts';

const keys = deriveKeys(testSecret);
const readToken = createTokenReader(keys);
const now = new Date('2026-11-21T23:00:00Z');
const expires = new Date('2026-11-28T23:00:00Z');
const ours = { userId: 'u', loginId: 'l' };

/** A token as `signToken` makes it, with the right key and a test's changes. */
const made = (change: (token: SignJWT) => SignJWT, claims: object = { sid: 'l' }, header: object = {}) =>
  change(
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256', ...header })
      .setSubject('u')
      .setIssuer('courtside')
      .setAudience('courtside-api')
      .setIssuedAt(now)
      .setExpirationTime(expires),
  ).sign(keys.accessToken);

test('a token of ours says whose it is, until it ends', async () => {
  const token = await signToken(ours, keys, { issued: now, expires });
  expect(await readToken(token, now)).toMatchObject(ours);
  expect(await readToken(await made((token) => token), now)).toMatchObject(ours);
  expect(await readToken(token, expires)).toBeNull();
});

test('a token that was read before, with another signature, is refused', async () => {
  const token = await signToken(ours, keys, { issued: now, expires });
  expect(await readToken(token, now)).toMatchObject(ours);
  const last = token.at(-2) === 'A' ? 'B' : 'A';
  expect(await readToken(token.slice(0, -2) + last + token.at(-1), now)).toBeNull();
});

test.each<[string, () => Promise<string>]>([
  ['for another audience', () => made((token) => token.setAudience('another-api'))],
  ['of another issuer', () => made((token) => token.setIssuer('another'))],
  [
    'without an end',
    () =>
      new SignJWT({ sid: 'l' })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject('u')
        .setIssuer('courtside')
        .setAudience('courtside-api')
        .sign(keys.accessToken),
  ],
  ['without a login', () => made((token) => token, {})],
  ['that is not valid yet', () => made((token) => token.setNotBefore(expires))],
  ['signed another way', () => made((token) => token, { sid: 'l' }, { alg: 'HS512' })],
])('a token with our own signature, %s, is refused', async (_, make) => {
  expect(await readToken(await make(), now)).toBeNull();
});
