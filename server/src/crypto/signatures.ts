import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from './keys';

/** A signature's purpose; it is invalid for any other. */
type Purpose = 'attendance' | 'unsubscribe';

const keyName = { attendance: 'attendanceLink', unsubscribe: 'unsubscribeLink' } as const;

/** Signs `parts`, so that links with them cannot be forged. */
export const sign = (keys: Keys, purpose: Purpose, ...parts: string[]): string =>
  signWith(keys[keyName[purpose]], purpose, parts);

/** Verifies a signature in constant time. Also accepts links mailed before each purpose had its own key. */
export const isSigned = (keys: Keys, signature: string, purpose: Purpose, ...parts: string[]): boolean =>
  [keys[keyName[purpose]], keys.linksBefore].some((key) => isEqual(signature, signWith(key, purpose, parts)));

const signWith = (key: Uint8Array, purpose: Purpose, parts: string[]): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');

function isEqual(one: string, other: string): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
