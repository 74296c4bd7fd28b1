import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startCluster } from '../../server/test/support/postgres';
import { startOwnProduct, temporaryFolder } from '../bootstrap/own-product';
import { freePort } from '../bootstrap/ports.mjs';
import { root } from '../workspaces/paths.mjs';

/** A product and a bare twin on one temporary PostgreSQL. */
export interface MeasuredServers {
  databaseUrl: string;
  /** Signs the product's tokens. */
  secret: string;
  /** Addresses without a trailing slash. */
  product: string;
  startTwin(): Promise<string>;
}

/**
 * Starts a bare twin on a free port.
 * @param program from the repository's root; must send a message once it listens
 */
export async function startTwin(
  program: string,
  database: Record<'DATABASE_URL' | 'DATABASE_POOL', string>,
): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const twin = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: root,
    env: { ...process.env, ...database, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(twin, 'message');
  return { url: `http://127.0.0.1:${port}`, stop: () => void twin.kill() };
}

/** Starts the product as an operator does, logging to a file, measures, and stops everything. */
export async function withServers(
  twinProgram: string,
  measure: (servers: MeasuredServers) => Promise<void>,
): Promise<void> {
  const secret = 'signs the tokens of one benchmark only';
  const folder = temporaryFolder('bench');
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const cluster = await startCluster();
    stops.push(() => cluster.stop());
    const database = { DATABASE_URL: `${cluster.url}/postgres`, DATABASE_POOL: '10' };
    const product = await startOwnProduct(
      {
        ...database,
        DATA_DIR: folder,
        SITE_DIR: folder,
        JWT_SECRET: secret,
        SMTP_URL: 'smtp://127.0.0.1:9',
        LOG_LEVEL: 'info',
        // As in the image: React renders mails faster without its development checks.
        NODE_ENV: 'production',
      },
      ['ignore', openSync(join(folder, 'log'), 'w'), 'inherit'],
    );
    stops.push(() => product.stop());
    await measure({
      databaseUrl: database.DATABASE_URL,
      secret,
      product: `http://127.0.0.1:${product.port}`,
      async startTwin() {
        const twin = await startTwin(twinProgram, database);
        stops.push(twin.stop);
        return twin.url;
      },
    });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
