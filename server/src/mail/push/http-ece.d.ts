/** What the product uses of it. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Parameters {
    version: 'aes128gcm';
    privateKey: ECDH;
    /** The receiver's public key, in base64url. */
    dh?: string;
    /** In base64url. */
    authSecret: string;
    salt?: Buffer;
  }

  /** @throws Error when `dh` is not a point of the curve */
  export function encrypt(content: Buffer, parameters: Parameters): Buffer;
  export function decrypt(content: Buffer, parameters: Parameters): Buffer;
}
