import { jwtVerify, SignJWT } from 'jose';
import type { Keys } from '../config/keys';

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

/** @returns what the token says, or null when it is forged, endless, expired, without a login, or not ours */
export async function readToken(token: string, keys: Keys, now: Date): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keys.accessToken, {
      algorithms: ['HS256'],
      issuer,
      audience,
      requiredClaims: ['exp', 'sub', 'sid'],
      currentDate: now,
    });
    return { userId: String(payload.sub), loginId: String(payload.sid) };
  } catch {
    return null;
  }
}
