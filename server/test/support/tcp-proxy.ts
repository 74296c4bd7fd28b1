import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What becomes of some bytes: they pass, vanish while the connection stays open, or end both connections. */
export type Fate = 'pass' | 'swallow' | 'cut';

/** A network between two programs, whose faults a test decides. */
export interface TcpProxy {
  port: number;
  /** How many connections there have been. */
  connections(): number;
  /** Decides about each piece of data; when it returns a promise, later ones of the same direction wait. */
  fate(from: 'caller' | 'server', data: Buffer): Fate | Promise<Fate>;
  /** Whether a new connection, the first one being number 1, is let in; without, all are. */
  admits(connection: number): boolean;
  /** Where new connections lead. */
  target: { host: string; port: number };
  /** Cuts all connections. */
  cut(): void;
  /** Cuts all, and listens no more. */
  close(): void;
}

/** Starts a proxy on a free port that lets everything pass. @param target where it leads */
export async function startTcpProxy(target: TcpProxy['target']): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let connections = 0;
  const server = createServer((caller) => {
    const pair: Socket[] = [caller];
    const end = () => {
      for (const one of pair) one.destroy();
      open.delete(caller);
    };
    open.add(caller);
    caller.on('error', end).on('close', end);
    if (!proxy.admits(++connections)) return end();
    const behind = connect(proxy.target);
    pair.push(behind);
    behind.on('error', end).on('close', end);
    carry('caller', caller, behind, end);
    carry('server', behind, caller, end);
  });

  const carry = (from: 'caller' | 'server', source: Socket, sink: Socket, end: () => void) => {
    let last: Promise<void> = Promise.resolve();
    source.on('data', (data) => {
      last = last.then(async () => {
        const fate = await proxy.fate(from, data);
        if (fate === 'cut') end();
        else if (fate === 'pass' && !sink.destroyed) sink.write(data);
      });
    });
  };

  await once(server.listen(0, '127.0.0.1'), 'listening');
  const proxy: TcpProxy = {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    fate: () => 'pass',
    admits: () => true,
    target,
    cut() {
      for (const one of open) one.destroy();
    },
    close() {
      proxy.cut();
      server.close();
    },
  };
  return proxy;
}

/** A proxy in front of a database server. @returns it, and the database's address behind it */
export async function startDatabaseProxy(databaseUrl: string): Promise<TcpProxy & { url: string }> {
  const url = new URL(databaseUrl);
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.host = `127.0.0.1:${proxy.port}`;
  return Object.assign(proxy, { url: url.href });
}
