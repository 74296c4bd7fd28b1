import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

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
