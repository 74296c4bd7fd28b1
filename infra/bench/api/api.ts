import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startCluster } from '../../../server/test/support/postgres';
import { scratch, startOwnProduct } from '../../bootstrap/own-product';
import { freePort } from '../../bootstrap/ports.mjs';
import { root } from '../../build/inputs.mjs';
import { casesOf } from './cases';
import { fillClub } from './club';
import { compare, connections, seconds } from './measure';

// `npm run bench -- api`, after `npm run build`: how fast the server answers, beside a bare twin on the same data.

const secret = 'signs the tokens of one benchmark only';
const folder = scratch('bench');
const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];

/** Starts the product as an operator does, its log going to a file. @returns its address */
const startMeasured = async (env: Record<string, string>): Promise<string> => {
  const product = await startOwnProduct(
    {
      ...env,
      DATA_DIR: folder,
      SITE_DIR: folder,
      JWT_SECRET: secret,
      SMTP_URL: 'smtp://127.0.0.1:9',
      LOG_LEVEL: 'info',
    },
    ['ignore', openSync(join(folder, 'log'), 'w'), 'inherit'],
  );
  stops.push(() => product.stop());
  return `http://127.0.0.1:${product.port}`;
};

const startTwin = async (env: Record<string, string>): Promise<string> => {
  const port = await freePort();
  const twin = spawn(process.execPath, ['--import', 'tsx', 'infra/bench/api/twin.ts'], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  stops.push(() => twin.kill());
  await once(twin, 'message');
  return `http://127.0.0.1:${port}`;
};

try {
  const cluster = await startCluster();
  stops.push(() => cluster.stop());
  const env = { DATABASE_URL: `${cluster.url}/postgres`, DATABASE_POOL: '10' };
  const product = await startMeasured(env);
  const cases = casesOf(await fillClub(env.DATABASE_URL, secret));
  const sides = { product, twin: await startTwin(env) };
  console.log(
    `${connections} connections, ${seconds} s a round, product and twin in turns; medians of the rounds`,
  );
  const table: Record<string, object> = {};
  for (const one of cases) table[one.name] = await compare(sides, one);
  console.table(table);
} finally {
  for (const stop of stops.reverse()) await stop();
}
process.exit(0);
