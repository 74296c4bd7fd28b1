import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../../infra/bootstrap/ports.mjs';

/** A temporary PostgreSQL server, deleted when it is stopped. */
export interface TestCluster {
  /** Its administrator's URL, without a database name: `postgres://…:port`. */
  url: string;
  stop(): Promise<void>;
}

interface Account {
  uid?: number;
  gid?: number;
}

/**
 * Starts a PostgreSQL server on a free port. PostgreSQL refuses to run as root, so root switches to an unprivileged
 * account.
 * @throws when PostgreSQL is not installed
 */
export async function startCluster(): Promise<TestCluster> {
  const bin = findBinaries();
  if (!bin)
    throw new Error('PostgreSQL is not installed: install it, or name a server’s URL in TEST_DATABASE_URL.');
  const account = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'courtside-pg-'));
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const options = {
    ...account,
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', HOME: folder },
  };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'courtside', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'],
    { ...options, stdio: 'pipe' },
  );
  const port = await freePort();
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      folder,
      ...settings.flatMap((one) => ['-c', one]),
    ],
    { ...options, stdio: 'ignore' },
  );
  const url = `postgres://courtside@127.0.0.1:${port}`;
  await untilReady(server, url);
  return {
    url,
    async stop() {
      const gone = once(server, 'exit');
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether PostgreSQL is installed. */
export function hasPostgres(): boolean {
  return findBinaries() !== undefined;
}

/** A statement's result, queried directly. @param url with the database's name */
export async function rowsOf<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

function findBinaries(): string | undefined {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(packaged, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
    '/opt/homebrew/opt/postgresql@15/bin',
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function unprivileged(): Account {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: number('-u'), gid: number('-g') };
    } catch {
      // This machine has no such account; try the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no account to drop to');
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  // Only a start that hangs takes this long.
  const deadline = Date.now() + 300_000;
  for (;;) {
    const client = new Client({ connectionString: `${url}/postgres` });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}
