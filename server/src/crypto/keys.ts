import { createHmac, hkdfSync } from 'node:crypto';

/** One key for each purpose, all made from the one secret; what one of them signs, no other accepts. */
export interface Keys {
  accessToken: Uint8Array;
  deviceToken: Uint8Array;
  attendanceLink: Uint8Array;
  unsubscribeLink: Uint8Array;
  /** For digests that stand in for addresses and names in counters and logs. */
  digest: Uint8Array;
  /** Encrypts the password of the mailbox that notices arrive in. */
  mailboxPassword: Uint8Array;
  /** The secret itself, which signed mailed links before there was a key for each purpose. It only verifies them. */
  linksBefore: Uint8Array;
}

/**
 * Derives the keys (HKDF with SHA-256, RFC 5869).
 * @param secret JWT_SECRET or the generated one, 32 characters or more
 */
export function deriveKeys(secret: string): Keys {
  const keyFor = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `courtside ${purpose}`, 32));
  return {
    accessToken: keyFor('access token'),
    deviceToken: keyFor('device token'),
    attendanceLink: keyFor('attendance link'),
    unsubscribeLink: keyFor('unsubscribe link'),
    digest: keyFor('digest'),
    mailboxPassword: keyFor('mailbox password'),
    linksBefore: new TextEncoder().encode(secret),
  };
}

/** Stands in for a text, whatever its case: equal texts have equal digests, and without the key nobody can try texts. */
export const digestOf = (text: string, { digest }: Pick<Keys, 'digest'>): string =>
  createHmac('sha256', digest).update(text.trim().toLowerCase()).digest('base64url').slice(0, 22);
