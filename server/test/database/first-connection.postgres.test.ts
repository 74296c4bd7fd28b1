import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { openPostgres } from '../../src/db/postgres';
import { handover } from '../support/engines';

/** An address of the tests' PostgreSQL server that hangs up on the first connections. */
const unreliable = async (failures: number) => {
  const url = new URL(`${process.env[handover.postgres]}/postgres`);
  const database = { port: Number(url.port), host: url.hostname };
  let connections = 0;
  const proxy = createServer((caller) => {
    caller.on('error', () => {});
    if (++connections <= failures) return caller.destroy();
    const server = connect(database);
    server.on('error', () => caller.destroy());
    caller.on('close', () => server.destroy());
    caller.pipe(server).pipe(caller);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return { url: url.href, connections: () => connections, close: () => proxy.close() };
};

test('a first connection that is lost is tried again', async () => {
  const server = await unreliable(1);
  const { pool, close } = await openPostgres(server.url, 1, () => {});
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  await close();
  server.close();
});

test('a second one that is lost is an error', async () => {
  const server = await unreliable(2);
  await expect(openPostgres(server.url, 1, () => {})).rejects.toThrow('Connection terminated');
  expect(server.connections()).toBe(2);
  server.close();
});
