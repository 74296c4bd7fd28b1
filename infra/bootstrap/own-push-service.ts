import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a device has been sent. */
interface Received {
  /** Which device: the last part of its address. */
  device: string;
  headers: IncomingMessage['headers'];
  /** Decrypted. */
  content: { web_push: number; notification: Record<string, string> };
}

/** A browser's device. */
interface Device {
  pair: ECDH;
  auth: Buffer;
}

type Answer = (response: ServerResponse, device: string) => void;

/** What a browser tells the club of itself. */
const shown = ({ pair, auth }: Device) => ({
  p256dh: pair.getPublicKey().toString('base64url'),
  auth: auth.toString('base64url'),
});

/**
 * Decrypts as a browser does, by RFC 8291 §3.4 and RFC 8188 §2, with Node's cryptography alone: what the product encrypts
 * with is not asked.
 */
export function decryptAs({ pair, auth }: Device, body: Buffer): string {
  const [salt, size, length] = [body.subarray(0, 16), body.readUInt32BE(16), body.readUInt8(20)];
  const [sender, record] = [body.subarray(21, 21 + length), body.subarray(21 + length)];
  if (record.length > size) throw new Error('more than one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0) throw new Error('not the last record');
  return padded.subarray(0, end).toString();
}

/** Checks that a request is signed by the club for this service (RFC 8292). @returns the club's public key */
function checkVapid(header = '', origin: string): string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')))
    throw new Error('not signed with its key');
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (aud !== origin) throw new Error(`for ${aud}`);
  return key;
}

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** A push service on this machine, and the browsers that it reaches. */
export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** Starts a push service that takes everything; `answer` makes it behave otherwise. */
export async function startPushService() {
  const received: Received[] = [];
  const tried: string[] = [];
  const keys = new Set<string>();
  const failures: unknown[] = [];
  const devices = new Map<string, Device>();
  const awaiting: ((one: Received) => void)[] = [];
  let answer: Answer | undefined;
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const device = request.url?.split('/').at(-1) ?? '';
    tried.push(device);
    const body = await bodyOf(request);
    if (answer) return answer(response, device);
    const known = devices.get(device);
    if (!known) return void response.writeHead(410).end();
    keys.add(checkVapid(request.headers.authorization, origin));
    const content = JSON.parse(decryptAs(known, body));
    const one = { device, headers: request.headers, content };
    received.push(one);
    response.writeHead(201).end();
    for (const tell of awaiting.splice(0)) tell(one);
  };
  const server = createServer((request, response) => {
    take(request, response).catch((error: unknown) => {
      failures.push(error);
      response.writeHead(400).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    /** The devices that anything was sent to, whatever was answered. */
    tried,
    /** By which keys the club has signed. */
    keys,
    failures,
    /** The next that is taken. */
    next: () => new Promise<Received>((arrived) => awaiting.push(arrived)),
    /** A new device. @returns what its browser tells the club */
    subscribe(name = randomBytes(6).toString('hex')) {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const device = { pair, auth: randomBytes(16) };
      devices.set(name, device);
      return { endpoint: `${origin}/push/${name}`, ...shown(device) };
    },
    /** @param behaviour undefined: it takes everything again */
    answer(behaviour: Answer | undefined) {
      answer = behaviour;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
