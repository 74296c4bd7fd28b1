import { ensureBuilt } from '../../infra/bootstrap/fresh.mjs';
import { given } from './product';

/** Once before all browser tests: what they start is built and published. */
export default async function build(): Promise<void> {
  if (!given()) await ensureBuilt();
}
