import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { v7 } from 'uuid';
import { patience } from '../../../infra/bootstrap/patience.mjs';
import { migrateInProcess, migrateServer } from '../../src/data/migrate';
import { openPostgres } from '../../src/data/postgres';
import type { Database } from '../../src/data/rows';
import { openInMemory } from './in-memory';
import { watchLocks } from './lock-order';

/** Where the global setup stores the initial state for test files. */
export const handover = {
  snapshots: 'COURTSIDE_TEST_SNAPSHOTS',
  postgres: 'COURTSIDE_TEST_POSTGRES',
} as const;
export const template = 'courtside_template';

/** The database engine of the current jest project. */
export const engine =
  (globalThis as { courtsideEngine?: 'pglite' | 'postgres' }).courtsideEngine ?? 'postgres';

/**
 * The seed of random sequences: TEST_SEED, set by hand or randomly every night; otherwise the same for every commit.
 */
const seed = Number(process.env.TEST_SEED ?? 2026);

/** Whether everything that is generated is run: `TEST_FULL`, which `npm run test:full` sets. */
export const isFull = process.env.TEST_FULL === 'true';

/**
 * Parameters of property tests: the same sequences in every run, so that a commit fails only because of its own change.
 * By day a tenth of them, two at least; every night with another seed (TEST_SEED), and TEST_RUNS times as many.
 */
export const sequences = (all: number): { numRuns: number; seed: number } => {
  const runs = all * Number(process.env.TEST_RUNS ?? 1);
  return { numRuns: Math.max(2, Math.ceil(isFull ? runs : runs / 10)), seed };
};

/** Every tenth of generated cases, beginning with the one at `turn`; all of them in `npm run test:full`. */
export const shareOf = <Case>(all: readonly Case[], turn = 0): readonly Case[] =>
  isFull ? all : all.filter((_, index) => (index + turn) % 10 === 0);

/**
 * A new, migrated database without data.
 * @param connections to a PostgreSQL server, at most
 */
export const openFresh = async (connections?: number): Promise<Database> =>
  watchLocks(await (engine === 'postgres' ? freshPostgres(connections) : freshEmbedded('club')));

/** The embedded engine as prepared by the global setup: empty, or with a club's tables. */
function freshEmbedded(snapshot: 'empty' | 'club') {
  const folder = process.env[handover.snapshots];
  if (!folder) throw new Error('The global setup has not run');
  return openInMemory(new Blob([readFileSync(join(folder, snapshot))]));
}

const freshPostgres = (connections?: number): Promise<Database> =>
  createPostgres(`template ${template}`, connections);

/** A database without tables, and its migration. */
export interface EmptyDatabase extends Database {
  migrate(): Promise<void>;
}

/** A new database of the tested engine, as an operator first has it. */
export async function openEmpty(): Promise<EmptyDatabase> {
  if (engine === 'postgres') {
    const database = await createPostgres();
    return { ...database, migrate: () => migrateServer(database.pool) };
  }
  const database = await freshEmbedded('empty');
  return { ...database, migrate: () => migrateInProcess(database.db) };
}

/** The usual limits, on this machine. */
const patient = { connectMs: 5000 * patience, statementMs: 12_000 * patience, silentMs: 15_000 * patience };

async function createPostgres(options = '', connections = 12) {
  const url = process.env[handover.postgres] ?? '';
  const name = `test_${v7().replaceAll('-', '')}`;
  await administer(url, `create database ${name} ${options}`);
  const database = await openPostgres(`${url}/${name}`, connections, () => {}, patient);
  return {
    ...database,
    async close() {
      await database.close();
      await administer(url, `drop database ${name} with (force)`);
    },
  };
}

/** Runs one statement as the server's administrator. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
