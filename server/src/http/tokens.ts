import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { v4 } from 'uuid';
import type { Keys } from '../crypto/keys';

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

const lifetimeMs = 400 * 86_400_000;
const deviceKind = ({ deviceToken }: Keys) => ({ audience: 'courtside-device', key: deviceToken });

/** A device on which somebody has logged in before. */
export interface KnownDevice {
  userId: string;
  deviceId: string;
}

/**
 * Creates the token by which a browser is recognised at the next login. It grants no access: it only keeps strangers'
 * wrong passwords from slowing this device down.
 */
export const signDevice = (userId: string, keys: Keys, now: Date): Promise<string> =>
  signJwt(
    deviceKind(keys),
    { sub: userId, jti: v4() },
    { issued: now, expires: new Date(now.getTime() + lifetimeMs) },
  );

/** @returns the device's user, or null when the token is forged or too old */
export async function readDevice(token: string, keys: Keys, now: Date): Promise<KnownDevice | null> {
  const claims = await readJwt(deviceKind(keys), token, ['sub', 'jti'], now);
  return claims && { userId: String(claims.sub), deviceId: String(claims.jti) };
}

/** A browser's name and system. */
export interface Device {
  browser: string | null;
  platform: string | null;
}

/**
 * Reads browser and system from a user agent, e.g. Firefox and Windows; null when unknown, so that nobody can write
 * their own text into the log or a list of devices.
 */
export async function deviceOf(userAgent: string): Promise<Device> {
  // Loaded with the first login, for a fast start.
  const { default: bowser } = await import('bowser');
  // Real user agents have a few hundred characters; the rest is not parsed.
  const { browser, os } = bowser.parse(userAgent.slice(0, 500) || '-');
  const known = (names: Record<string, string>, name = '') =>
    Object.values(names).includes(name) ? name : null;
  return { browser: known(bowser.BROWSER_MAP, browser.name), platform: known(bowser.OS_MAP, os.name) };
}
