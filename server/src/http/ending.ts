import { Server, type Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** After this long without a request, a connection is not about to bring one; in ms. */
const quietMs = 1_000;

/**
 * Lets a process end without dropping a request: new connections are refused at once, so that a proxy asks another process;
 * whoever is connected gets one more reply, which closes the connection. Node closes connections without a request at
 * once, and some of these have one on the way.
 */
export function endPolitely(app: FastifyInstance): void {
  const usedAt = new Map<Socket, number>();
  let isEnding = false;
  app.server.on('connection', (socket) => {
    usedAt.set(socket, Date.now());
    socket.once('close', () => usedAt.delete(socket));
  });
  const note = async ({ socket }: FastifyRequest) => {
    if (usedAt.has(socket)) usedAt.set(socket, Date.now());
  };
  app.addHook('onRequest', note);
  app.addHook('onResponse', note);
  app.addHook('onSend', async (_request, reply) => {
    if (isEnding) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isEnding = true;
    if (!app.server.listening) return;
    // Not the one of `http`, which closes connections too.
    Server.prototype.close.call(app.server);
    const isInUse = () => [...usedAt.values()].some((at) => at > Date.now() - quietMs);
    do {
      await sleep(10);
      // What has arrived while the process was busy is read between these two.
      await setImmediate();
    } while (isInUse());
  });
}
