import { v4 } from 'uuid';
import type { Keys } from '../crypto/keys';
import { readJwt, signJwt } from './jwt';

const lifetimeMs = 400 * 86_400_000;
const kindOf = ({ deviceToken }: Keys) => ({ audience: 'courtside-device', key: deviceToken });

/** A device on which somebody has logged in before. */
export interface KnownDevice {
  userId: string;
  deviceId: string;
}

/**
 * Makes what a browser keeps after a login to be known by at the next one. It opens nothing: it only says that wrong
 * passwords of strangers do not slow this device down.
 */
export const signDevice = (userId: string, keys: Keys, now: Date): Promise<string> =>
  signJwt(
    kindOf(keys),
    { sub: userId, jti: v4() },
    { issued: now, expires: new Date(now.getTime() + lifetimeMs) },
  );

/** @returns whose device it is, or null when the token is forged or too old */
export async function readDevice(token: string, keys: Keys, now: Date): Promise<KnownDevice | null> {
  const claims = await readJwt(kindOf(keys), token, ['sub', 'jti'], now);
  return claims && { userId: String(claims.sub), deviceId: String(claims.jti) };
}
