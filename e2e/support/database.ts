import { createDatabase, startCluster } from 'server/testing/postgres';

/** Where the setup stores the address of its PostgreSQL server for the workers. */
const handover = 'E2E_POSTGRES';

/** Starts the PostgreSQL server for this run's products. @returns a function that stops it */
export async function startDatabases(): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  process.env[handover] = cluster.url;
  return () => cluster.stop();
}

/** Creates an empty database for a product's demo club. @returns the product's environment */
export const freshDatabase = async () => ({
  DATABASE_URL: await createDatabase(process.env[handover] ?? ''),
  JWT_SECRET: 'a secret of browser tests only, long enough for anybody',
  DEMO_DATA: 'true',
});
