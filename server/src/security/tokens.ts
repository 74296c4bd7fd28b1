import { LRUCache } from 'lru-cache';
import type { Keys } from '../crypto/keys';
import { readJwt, signJwt } from './jwt';

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

/**
 * Reads tokens. @returns a token's claims, or null when it is forged, without expiry, expired, without a login, or of
 * another kind
 */
export type TokenReader = (token: string, now: Date) => Promise<TokenClaims | null>;

/** @param keys that sign the tokens */
export function createTokenReader(keys: Keys): TokenReader {
  // A valid signature stays valid. What can change is checked each time: the expiry here, the login by the guard.
  const known = new LRUCache<string, ReturnType<typeof verify>>({ max: 10_000 });
  return async (token, now) => {
    // A page's calls come at once: the first one verifies for all.
    const reading = known.get(token) ?? verify(token, keys, now);
    known.set(token, reading);
    const found = await reading;
    if (found && found.expires > now.getTime()) return found;
    known.delete(token);
    return null;
  };
}

async function verify(token: string, keys: Keys, now: Date) {
  const claims = await readJwt(kindOf(keys), token, ['sub', 'sid'], now);
  if (!claims) return null;
  const { sub, sid, exp = 0 } = claims;
  return { userId: String(sub), loginId: String(sid), expires: exp * 1000 };
}
