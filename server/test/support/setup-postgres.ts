import { migrateServer } from '../../src/data/migrate';
import { openPostgres } from '../../src/data/postgres';
import { administer, handover, template } from './engines';
import { startCluster, type TestCluster } from './postgres';

declare global {
  var courtsideCluster: TestCluster | undefined;
}

/** Prepares the empty club once for all test files. */
export default async function setUp(): Promise<void> {
  const cluster = await startCluster();
  globalThis.courtsideCluster = cluster;
  const { url } = cluster;
  process.env[handover.postgres] = url;
  await administer(url, `drop database if exists ${template}`);
  await administer(url, `create database ${template}`);
  const database = await openPostgres(`${url}/${template}`, 2, () => {});
  await migrateServer(database.pool);
  await database.close();
}
