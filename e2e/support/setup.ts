import { ensureBuilt } from '../../infra/bootstrap/fresh.mjs';
import { startDatabases } from './database';
import { given } from './product';

/** Once before all browser tests: what they start is built and published, and has somewhere to keep its data. */
export default async function setUp() {
  if (!given()) await ensureBuilt();
  return startDatabases();
}
