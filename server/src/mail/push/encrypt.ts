import { createECDH, type ECDH } from 'node:crypto';
import { encrypt } from 'http_ece';

/** A browser's keys, in base64url. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** What every push service takes in one piece (RFC 8291 §4), without the header, the tag and the delimiter. */
export const longestContent = 3993;

const freshPair = () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair;
};

/**
 * Encrypts what only one browser shall read (RFC 8291): one record, and a key pair of its own for each message.
 * @param once the key pair and the salt, which tests choose
 * @throws Error when the browser's key is none, or the content is longer than `longestContent`
 */
export function encryptFor(
  { p256dh, auth }: BrowserKeys,
  content: string,
  once: { pair: ECDH; salt?: Buffer } = { pair: freshPair() },
): Buffer {
  const bytes = Buffer.from(content);
  if (bytes.length > longestContent) throw new Error('too long for a notification');
  return encrypt(bytes, {
    version: 'aes128gcm',
    privateKey: once.pair,
    dh: p256dh,
    authSecret: auth,
    ...(once.salt && { salt: once.salt }),
  });
}
