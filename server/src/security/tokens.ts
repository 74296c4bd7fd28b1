import { LRUCache } from 'lru-cache';
import type { Keys } from '../crypto/keys';
import { readJwt, signJwt } from './jwt';

const kindOf = ({ accessToken }: Keys) => ({ audience: 'courtside-api', key: accessToken });

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
  times: { issued: Date; expires: Date },
): Promise<string> => signJwt(kindOf(keys), { sub: userId, sid: loginId }, times);

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
  const claims = await readJwt(kindOf(keys), token, ['sub', 'sid'], now);
  if (!claims) return null;
  const { sub, sid, exp = 0 } = claims;
  return { userId: String(sub), loginId: String(sid), expires: exp * 1000 };
}
