import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from './keys';

/** What a signature is for; one for something else never passes. */
type Purpose = 'attendance' | 'unsubscribe';

const keyName = { attendance: 'attendanceLink', unsubscribe: 'unsubscribeLink' } as const;

/** Signs `parts`, so that a link with them cannot be made up. */
export const sign = (keys: Keys, purpose: Purpose, ...parts: string[]): string =>
  signWith(keys[keyName[purpose]], purpose, parts);

/**
 * Whether `signature` is ours, found out in constant time. Links that were mailed before each purpose had its own key
 * go on working.
 */
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
