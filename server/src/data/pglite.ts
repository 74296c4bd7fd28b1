import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import { lockFolder } from './folder-lock';
import type { Database, Db } from './rows';

/**
 * Opens the embedded database with exclusive use of its folder.
 * @param folder created when missing
 * @throws FolderLocked when another process has it
 */
export async function openEmbedded(folder: string): Promise<Database> {
  const unlock = await lockFolder(`${folder}.lock`);
  try {
    mkdirSync(dirname(folder), { recursive: true });
    const database = await wrapEmbedded(
      await PGlite.create({ fs: new PrivateFolder(folder), extensions: { pg_trgm } }),
    );
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The database of an open PGlite. */
export async function wrapEmbedded(client: PGlite): Promise<Database> {
  // Per session, so that instants do not depend on the machine's time zone.
  await client.exec(`SET TIME ZONE 'UTC'`);
  // Both drivers' query builders are the same class; only the type of raw results differs, and both have `rows`.
  const db = drizzle(client, { casing: 'snake_case' }) as unknown as Db;
  return {
    db,
    close: () => client.close(),
  };
}

type Init = NodeFS['init'];

/**
 * The folder of an embedded database, readable by its owner only. PGlite sets each file's mode itself after creating
 * it, ignoring the umask.
 */
class PrivateFolder extends NodeFS {
  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun: NonNullable<typeof emscriptenOpts.preRun> = [
      ...(emscriptenOpts.preRun ?? []),
      ({ FS }) => {
        const chmod = FS.chmod.bind(FS);
        FS.chmod = (path: string, mode: number, dontFollow?: boolean) =>
          chmod(path, mode & ~0o077, dontFollow);
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}
