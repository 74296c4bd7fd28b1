import { ensureBuilt } from '../../infra/bootstrap/fresh.mjs';
import { startDatabases } from './database';
import { externalProduct } from './product';

/** Once before all browser tests: builds, publishes, and prepares the databases. */
export default async function setUp() {
  if (!externalProduct()) await ensureBuilt();
  return startDatabases();
}
