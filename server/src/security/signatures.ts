import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature is for; one for something else never passes. */
type Purpose = 'attendance' | 'unsubscribe';

/** Signs `parts`, so that a link with them cannot be made up. */
export function sign(secret: Uint8Array, purpose: Purpose, ...parts: string[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');
}

/** Whether `signature` is ours, found out in constant time. */
export function isSigned(
  secret: Uint8Array,
  signature: string,
  purpose: Purpose,
  ...parts: string[]
): boolean {
  const expected = Buffer.from(sign(secret, purpose, ...parts));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
