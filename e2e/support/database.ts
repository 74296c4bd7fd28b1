import { randomUUID } from 'node:crypto';
import { hasPostgres, rowsOf, startCluster } from 'server/testing/postgres';

/** Where the setup stores the address of its PostgreSQL server for the workers. */
const handover = 'E2E_POSTGRES';

/**
 * Starts the PostgreSQL server for this run's products, where PostgreSQL is available.
 * @returns a function that stops it
 */
export async function startDatabases(): Promise<() => Promise<void>> {
  if (!hasPostgres()) return async () => {};
  const cluster = await startCluster();
  process.env[handover] = cluster.url;
  return () => cluster.stop();
}

/**
 * Creates an empty database for a product's demo club.
 * @returns the product's environment, `undefined` without PostgreSQL
 */
export async function freshDatabase() {
  const url = process.env[handover];
  if (!url) return undefined;
  const name = `product_${randomUUID().replaceAll('-', '')}`;
  await rowsOf(`${url}/postgres`, `create database ${name}`);
  return {
    DATABASE_URL: `${url}/${name}`,
    JWT_SECRET: 'a secret of browser tests only, long enough for anybody',
    DEMO_DATA: 'true',
  };
}
