import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from './keys';

/** A signature's purpose; it is invalid for any other. */
type Purpose = 'attendance' | 'calendar' | 'unsubscribe';

const keyName = {
  attendance: 'attendanceLink',
  calendar: 'calendarLink',
  unsubscribe: 'unsubscribeLink',
} as const;

/** Signs `parts`, so that links with them cannot be forged. */
export const sign = (keys: Keys, purpose: Purpose, ...parts: string[]): string =>
  createHmac('sha256', keys[keyName[purpose]])
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');

/** Verifies a signature in constant time. */
export const isSigned = (keys: Keys, signature: string, purpose: Purpose, ...parts: string[]): boolean =>
  isEqual(signature, sign(keys, purpose, ...parts));

function isEqual(one: string, other: string): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
