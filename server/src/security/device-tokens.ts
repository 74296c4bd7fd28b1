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
 * Creates the token by which a browser is recognised at the next login. It grants no access: it only keeps strangers'
 * wrong passwords from slowing this device down.
 */
export const signDevice = (userId: string, keys: Keys, now: Date): Promise<string> =>
  signJwt(
    kindOf(keys),
    { sub: userId, jti: v4() },
    { issued: now, expires: new Date(now.getTime() + lifetimeMs) },
  );

/** @returns the device's user, or null when the token is forged or too old */
export async function readDevice(token: string, keys: Keys, now: Date): Promise<KnownDevice | null> {
  const claims = await readJwt(kindOf(keys), token, ['sub', 'jti'], now);
  return claims && { userId: String(claims.sub), deviceId: String(claims.jti) };
}
