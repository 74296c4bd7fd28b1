import { createHmac, hkdfSync } from 'node:crypto';

/** One key for each purpose, all derived from one secret; no key accepts what another one signed. */
export interface Keys {
  accessToken: Uint8Array;
  deviceToken: Uint8Array;
  attendanceLink: Uint8Array;
  unsubscribeLink: Uint8Array;
  calendarLink: Uint8Array;
  /** For digests of addresses and names in counters and logs. */
  digest: Uint8Array;
  /** Encrypts the password of the notices' mailbox. */
  mailboxPassword: Uint8Array;
  /** By which push services know the club (RFC 8292): 48 bytes, of which `mail/push/vapid.ts` makes a private key. */
  push: Uint8Array;
}

/**
 * Derives the keys (HKDF with SHA-256, RFC 5869).
 * @param secret JWT_SECRET or the generated one, 32 characters or more
 */
export function deriveKeys(secret: string): Keys {
  const keyFor = (purpose: string, length = 32) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `courtside ${purpose}`, length));
  return {
    accessToken: keyFor('access token'),
    deviceToken: keyFor('device token'),
    attendanceLink: keyFor('attendance link'),
    unsubscribeLink: keyFor('unsubscribe link'),
    calendarLink: keyFor('calendar link'),
    digest: keyFor('digest'),
    mailboxPassword: keyFor('mailbox password'),
    push: keyFor('push', 48),
  };
}

/** A keyed digest of a text, ignoring case; without the key, texts cannot be guessed from it. */
export const digestOf = (text: string, { digest }: Pick<Keys, 'digest'>): string =>
  createHmac('sha256', digest).update(text.trim().toLowerCase()).digest('base64url').slice(0, 22);
