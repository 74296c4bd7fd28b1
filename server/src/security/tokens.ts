import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Keys } from '../crypto/keys';

const issuer = 'courtside';
const audience = 'courtside-api';

/** What an access token says. */
export interface TokenClaims {
  userId: string;
  /** The login that it belongs to: without its row the token is worth nothing. */
  loginId: string;
}

/** Makes a signed access token that is good until `expires` at the latest. */
export const signToken = (
  { userId, loginId }: TokenClaims,
  keys: Keys,
  { issued, expires }: { issued: Date; expires: Date },
): Promise<string> =>
  new SignJWT({ sid: loginId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(keys.accessToken);

/** Reads tokens. @returns what one says, or null when it is forged, endless, expired, without a login, or not ours */
export type TokenReader = (token: string, now: Date) => Promise<TokenClaims | null>;

/** @param keys what the tokens are signed with */
export function createTokenReader(keys: Keys): TokenReader {
  // A signature that was right stays so. What can change is asked each time: the end here, the login by the guard.
  const known = new LRUCache<string, TokenClaims & { expires: number }>({ max: 10_000 });
  return async (token, now) => {
    const found = known.get(token) ?? (await verify(token, keys, now));
    if (!found || found.expires <= now.getTime()) return null;
    known.set(token, found);
    return found;
  };
}

async function verify(token: string, keys: Keys, now: Date) {
  try {
    const { payload } = await jwtVerify(token, keys.accessToken, {
      algorithms: ['HS256'],
      issuer,
      audience,
      requiredClaims: ['exp', 'sub', 'sid'],
      currentDate: now,
    });
    const { sub, sid, exp = 0 } = payload;
    return { userId: String(sub), loginId: String(sid), expires: exp * 1000 };
  } catch {
    return null;
  }
}
