import { migrateServer } from '../../src/db/migrate';
import { openPostgres } from '../../src/db/postgres';
import { administer, handover, template } from './engines';
import { startCluster, type TestCluster } from './postgres';

declare global {
  var courtsideCluster: TestCluster | undefined;
}

/**
 * Prepares the empty club once for all test files: on the server of TEST_DATABASE_URL (an administrator's, without a
 * database name), otherwise on one that it starts.
 */
export default async function setUp(): Promise<void> {
  const given = process.env.TEST_DATABASE_URL?.replace(/\/+$/, '');
  if (!given) globalThis.courtsideCluster = await startCluster();
  const url = given ?? globalThis.courtsideCluster?.url ?? '';
  process.env[handover.postgres] = url;
  await administer(url, `drop database if exists ${template}`);
  await administer(url, `create database ${template}`);
  const database = await openPostgres(`${url}/${template}`, 2, () => {});
  await migrateServer(database.pool);
  await database.close();
}
