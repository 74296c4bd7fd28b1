import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openInMemory } from '../../../server/test/support/in-memory';
import type { Target } from './requests';

/** Two vulnerabilities that every scanner detects: a scanner that does not find them has not scanned anything. */
export interface Planted {
  url: string;
  sql: Target;
  script: Target;
  stop(): Promise<void>;
}

/** A separate server with SQL built from strings, and a page that echoes its input. */
export const startPlanted = async (): Promise<Planted> => {
  const { client: database } = await openInMemory();
  await database.exec("create table seasons (id int, name text); insert into seasons values (1, 'Winter')");
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://planted');
    try {
      if (pathname === '/season') {
        const { rows } = await database.query(`select * from seasons where id = ${searchParams.get('id')}`);
        response.setHeader('content-type', 'application/json').end(JSON.stringify(rows));
      } else {
        const text =
          searchParams.get('text') ?? '<a href="/echo?text=hello">echo</a><a href="/season?id=1">season</a>';
        response.setHeader('content-type', 'text/html').end(`<html><body>${text}</body></html>`);
      }
    } catch (error) {
      response.writeHead(500).end(`PostgreSQL query failed: ERROR: ${(error as Error).message}`);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sql: { name: 'planted', method: 'GET', path: '/season?id=1' },
    script: { name: 'planted', method: 'GET', path: '/echo?text=hello' },
    stop: async () => {
      server.close();
      await database.close();
    },
  };
};
