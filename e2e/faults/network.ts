import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** When the network goes: before a request leaves, once the server has it, once it is done, or within the reply. */
export const moments = ['before', 'during', 'after', 'half'] as const;
/** `silent`: only that reply never comes. */
export type Moment = (typeof moments)[number] | 'silent';

/** A network between the browser and a product, which loses what it is told to. */
export interface Network {
  /** The product's address behind it. */
  url: string;
  /** Loses the next change with such a path; from then on, nothing gets through, unless `silent`. @returns once it is lost */
  lose(path: RegExp, moment: Moment): Promise<void>;
  /** Lets nothing through. @returns once the server has finished what it has */
  down(): Promise<void>;
  /** Answers every request with a page of its own, as a proxy does whose server is down, or a network that wants a login. */
  answer(status: number, html: string): void;
  /** Lets everything through again. @returns once the server has finished */
  restore(): Promise<void>;
  stop(): Promise<void>;
}

const read = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** Starts one. @param product the product's address */
export async function startNetwork(product: string): Promise<Network> {
  const { hostname, port } = new URL(product);
  const sockets = new Set<Socket>();
  let armed: { path: RegExp; moment: Moment; lost: () => void } | undefined;
  let isDown = false;
  let own: { status: number; html: string } | undefined;
  const running = new Set<Promise<unknown>>();

  const ask = (incoming: IncomingMessage, body: Buffer) =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      const { method, url: path, headers } = incoming;
      const sent = forward({ hostname, port, method, path, headers }, (reply) => {
        const { statusCode: status = 502, headers } = reply;
        read(reply).then((body) => resolve({ status, headers, body }), reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });

  const cutAll = () => {
    isDown = true;
    for (const socket of sockets) socket.destroy();
  };

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await read(incoming);
    if (isDown) return incoming.socket.destroy();
    if (own) return outgoing.writeHead(own.status, { 'content-type': 'text/html' }).end(own.html);
    const isMeant = armed && incoming.method !== 'GET' && armed.path.test(incoming.url ?? '');
    const fault = isMeant ? armed : undefined;
    if (fault) armed = undefined;
    const asking = ask(incoming, body);
    running.add(asking);
    void asking.finally(() => running.delete(asking)).catch(() => undefined);
    if (fault?.moment === 'during') {
      cutAll();
      return fault.lost();
    }
    const reply = await asking;
    if (fault?.moment === 'silent') return fault.lost();
    if (fault?.moment === 'after') {
      cutAll();
      return fault.lost();
    }
    outgoing.writeHead(reply.status, reply.headers);
    if (fault?.moment !== 'half') return outgoing.end(reply.body);
    outgoing.write(reply.body.subarray(0, reply.body.length / 2), () => {
      cutAll();
      fault.lost();
    });
  };

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  server.on('connection', (socket) => {
    if (isDown) return socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    lose: (path, moment) => new Promise((lost) => (armed = { path, moment, lost })),
    down: async () => {
      cutAll();
      await Promise.allSettled(running);
    },
    answer: (status, html) => {
      own = { status, html };
    },
    restore: async () => {
      isDown = false;
      own = undefined;
      armed = undefined;
      await Promise.allSettled(running);
    },
    stop: async () => {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
