import { jwtVerify, SignJWT } from 'jose';
import { v4 } from 'uuid';
import type { Keys } from '../crypto/keys';

const lifetimeMs = 400 * 86_400_000;
const issuer = 'courtside';
const audience = 'courtside-device';

/** A device on which somebody has logged in before. */
export interface KnownDevice {
  userId: string;
  deviceId: string;
}

/**
 * Makes what a browser keeps after a login to be known by at the next one. It opens nothing: it only says that wrong
 * passwords of strangers do not slow this device down.
 */
export const signDevice = (userId: string, { deviceToken }: Keys, now: Date): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setJti(v4())
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(new Date(now.getTime() + lifetimeMs))
    .sign(deviceToken);

/** @returns whose device it is, or null when the token is forged or too old */
export async function readDevice(
  token: string,
  { deviceToken }: Keys,
  now: Date,
): Promise<KnownDevice | null> {
  try {
    const { payload } = await jwtVerify(token, deviceToken, {
      algorithms: ['HS256'],
      issuer,
      audience,
      requiredClaims: ['exp', 'sub', 'jti'],
      currentDate: now,
    });
    return { userId: String(payload.sub), deviceId: String(payload.jti) };
  } catch {
    return null;
  }
}
