import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const [algorithm, nonceLength, tagLength] = ['aes-256-gcm', 12, 16] as const;

/**
 * Encrypts a text for storage (AES-256-GCM, NIST SP 800-38D).
 * @param key 32 bytes
 * @param context what the text belongs to; required again to decrypt it
 */
export function seal(text: string, key: Uint8Array, context: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** @returns the text; null for another key or context, or changed data */
export function unseal(sealed: string, key: Uint8Array, context: string): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), {
      authTagLength: tagLength,
    })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
    const text = decipher.update(bytes.subarray(nonceLength + tagLength));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
