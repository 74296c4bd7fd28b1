import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Keys } from './keys';

const kindOf = ({ accessToken }: Keys) => ({ audience: 'courtside-api', key: accessToken });

/** An access token's claims. */
export interface TokenClaims {
  userId: string;
  /** The login that it belongs to: without its row the token is invalid. */
  loginId: string;
}

/** Creates a signed access token, valid until `expires` at the latest. */
export const signToken = (
  { userId, loginId }: TokenClaims,
  keys: Keys,
  times: { issued: Date; expires: Date },
): Promise<string> => signJwt(kindOf(keys), { sub: userId, sid: loginId }, times);

/** @returns a token's claims and end, or null when it is forged, without expiry, expired, without a login, or of another kind */
export async function readToken(
  token: string,
  keys: Keys,
  now: Date,
): Promise<(TokenClaims & { expires: number }) | null> {
  const claims = await readJwt(kindOf(keys), token, ['sub', 'sid'], now);
  if (!claims) return null;
  const { sub, sid, exp = 0 } = claims;
  return { userId: String(sub), loginId: String(sid), expires: exp * 1000 };
}

const issuer = 'courtside';

/** A kind of token, never accepted as another. */
interface Kind {
  audience: string;
  key: Uint8Array;
}

/** Signs claims (HS256), valid until `expires` at the latest. */
export const signJwt = (
  { audience, key }: Kind,
  claims: JWTPayload,
  { issued, expires }: { issued: Date; expires: Date },
): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(key);

/** @returns a token's claims, or null when it is forged, without expiry, expired, of another kind or lacks a claim */
export async function readJwt(
  { audience, key }: Kind,
  token: string,
  claims: string[],
  now: Date,
): Promise<JWTPayload | null> {
  const requiredClaims = ['exp', ...claims];
  const options = { algorithms: ['HS256'], issuer, audience, requiredClaims, currentDate: now };
  return jwtVerify(token, key, options).then(
    ({ payload }) => payload,
    () => null,
  );
}
