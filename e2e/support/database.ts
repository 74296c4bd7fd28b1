import { randomUUID } from 'node:crypto';
import { hasPostgres, rowsOf, startCluster } from '../../server/test/support/postgres';

/** Where the run's setup leaves the address of its PostgreSQL server for the workers. */
const handover = 'E2E_POSTGRES';

/**
 * Starts the PostgreSQL server that this run's products have their databases on, where PostgreSQL can be had.
 * @returns what ends it
 */
export async function startDatabases(): Promise<() => Promise<void>> {
  if (!hasPostgres()) return async () => {};
  const cluster = await startCluster();
  process.env[handover] = cluster.url;
  return () => cluster.stop();
}

/**
 * Makes an empty database for a product to make its demo club in.
 * @returns what the product is started with, `undefined` where there is no PostgreSQL
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
