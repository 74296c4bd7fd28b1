import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { wrapEmbedded } from '../../src/data/pglite';
import type { Database } from '../../src/data/rows';

/** An in-memory database, empty or from a snapshot (`dumpDataDir`). */
export async function openInMemory(snapshot?: Blob): Promise<Database & { client: PGlite }> {
  const client = await PGlite.create({ extensions: { pg_trgm }, ...(snapshot && { loadDataDir: snapshot }) });
  return { ...(await wrapEmbedded(client)), client };
}
