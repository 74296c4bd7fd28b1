import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** What a device answers to, with possible defects. */
interface Answering {
  challenge: string;
  origin?: string;
  /** Whether the device has verified its owner. */
  verified?: boolean;
}

/** A platform authenticator in software. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const state = { counter: 0 };

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authData = (flags: number, more = new Uint8Array()) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(state.counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, more]);
  };
  const cosePublicKey = () =>
    isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]) as never,
    );
  const envelope = (response: object) => ({
    id: base64(id),
    rawId: base64(id),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
    response,
  });

  return {
    state,
    /** `navigator.credentials.create()` */
    create({ challenge, origin: from = origin, verified = true }: Answering) {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cosePublicKey()]);
      const data = new Uint8Array(authData(verified ? 0x45 : 0x41, attested));
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      return envelope({
        clientDataJSON: base64(clientData('webauthn.create', challenge, from)),
        attestationObject: base64(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      });
    },
    /** `navigator.credentials.get()` */
    get({ challenge, origin: from = origin, verified = true }: Answering) {
      state.counter++;
      const client = clientData('webauthn.get', challenge, from);
      const data = authData(verified ? 0x05 : 0x01);
      const signature = createSign('SHA256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return envelope({
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(signature),
      });
    },
  };
}
