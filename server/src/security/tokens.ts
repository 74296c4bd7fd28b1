import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../time/clock';

/** How long a login lasts without a new one. */
const lifetimeMs = 7 * 24 * 3600 * 1000;
const issuer = 'courtside';
const audience = 'courtside-api';

/** What an access token says. */
export interface TokenClaims {
  userId: string;
  /** The user's `tokenVersion` when the token was made: a later one revokes it. */
  version: number;
}

/** Makes a signed, expiring access token. */
export const signToken = (
  { userId, version }: TokenClaims,
  secret: Uint8Array,
  clock: Clock,
): Promise<string> =>
  new SignJWT({ ver: version })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(clock.now())
    .setExpirationTime(new Date(clock.now().getTime() + lifetimeMs))
    .sign(secret);

/** @returns what the token says, or null when it is forged, expired or not ours */
export async function readToken(
  token: string,
  secret: Uint8Array,
  clock: Clock,
): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      issuer,
      audience,
      currentDate: clock.now(),
    });
    if (!payload.sub || typeof payload.ver !== 'number') return null;
    return { userId: payload.sub, version: payload.ver };
  } catch {
    return null;
  }
}
