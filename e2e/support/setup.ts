import { ensureBuilt } from '../../infra/bootstrap/fresh.mjs';
import { startDatabases } from './database';
import { given } from './product';

/** Once before all browser tests: builds, publishes, and prepares the databases. */
export default async function setUp() {
  if (!given()) await ensureBuilt();
  return startDatabases();
}
