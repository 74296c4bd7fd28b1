import { createECDH } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import type { Config } from '../../config/config';

/** The order of the curve P-256 (FIPS 186-5). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

const hour = 3600;

/** How push services know the club (VAPID, RFC 8292). */
export interface Vapid {
  /** The public key, as browsers want it: an uncompressed point, in base64url. */
  key: string;
  /** The header by which the club says at a push service's origin that it is itself. */
  authorization(origin: string, now: Date): Promise<string>;
}

/** Whom a push service writes to if the club bothers it. Apple's takes no address of this machine. */
const vapidSubject = ({ publicUrl, mail }: Pick<Config, 'publicUrl' | 'mail'>): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${mail.from}`;

/**
 * The club's key for push services. Like all keys it follows from the one secret, so that it is made at the first start,
 * is in the backup, and is replaced with it.
 */
export function createVapid(config: Pick<Config, 'keys' | 'publicUrl' | 'mail'>): Vapid {
  const { push } = config.keys;
  // With 128 bits more than needed, the remainder is uniform (FIPS 186-5, A.2.1).
  const number = (BigInt(`0x${Buffer.from(push).toString('hex')}`) % (order - 1n)) + 1n;
  const secret = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const key = point.toString('base64url');
  const part = (start: number, end: number) => point.subarray(start, end).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65), d: secret.toString('base64url') };
  return {
    key,
    async authorization(origin, now) {
      const token = await new SignJWT({})
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
        .setAudience(origin)
        .setSubject(vapidSubject(config))
        // At most a day ahead, by the service's clock.
        .setExpirationTime(Math.floor(now.getTime() / 1000) + 12 * hour)
        .sign(await importJWK(jwk, 'ES256'));
      return `vapid t=${token}, k=${key}`;
    },
  };
}
