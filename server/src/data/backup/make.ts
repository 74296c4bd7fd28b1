import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { holdsClub, noteBackup } from '../backups';
import type { Db } from '../rows';
import { dumpDatabase, onServer, tryRestore } from './dump';
import { checksumOf, checksumOfFolder } from './files';
import { copyFolder, onFolder } from './folder';
import { embeddedIn, type Place, partsOf } from './place';
import { type Count, countRows, differences } from './rows';

/** What a backup says of itself. */
export interface Facts {
  madeOn: string;
  /** SHA-256 of the database's copy; the embedded database's of older versions have none. */
  checksum?: string;
  /** The same of the secret's copy. */
  secret?: string;
  rows: Count;
}

const nameOf = (at: Date): string => `courtside-${at.toISOString().replaceAll(':', '').slice(0, 17)}Z`;
const dayMs = 86_400_000;

/** Runs work on the place's database. */
const onDatabase = <Result>(
  { databaseUrl, dataDir }: Place,
  work: (db: Db) => Promise<Result>,
): Promise<Result> => (databaseUrl ? onServer(databaseUrl, work) : onFolder(embeddedIn(dataDir), work));

/** Copies the database, and counts the rows of a database restored from the copy. */
async function copyDatabase({ databaseUrl, dataDir }: Place, to: string) {
  const { dump, embedded } = partsOf(to);
  if (databaseUrl) {
    const rows = await dumpDatabase(databaseUrl, dump);
    return {
      rows,
      checksum: await checksumOf(dump),
      restored: await tryRestore(databaseUrl, dump, countRows),
    };
  }
  const folder = embeddedIn(dataDir);
  const rows = await onFolder(folder, countRows);
  await copyFolder(folder, embedded);
  const checksum = await checksumOfFolder(embedded);
  // Opening a database writes to it.
  const scratch = `${to}.proof`;
  try {
    await cp(embedded, embeddedIn(scratch), { recursive: true });
    return { rows, checksum, restored: await onFolder(embeddedIn(scratch), countRows) };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Deletes the backups in a folder that are older than that many days. */
async function deleteOld(folder: string, days: number, now: Date): Promise<void> {
  const oldest = nameOf(new Date(now.getTime() - days * dayMs));
  for (const name of await readdir(folder)) {
    if (/^courtside-\d{4}-\d\d-\d\dT\d{4,6}Z$/.test(name) && name < oldest)
      await rm(join(folder, name), { recursive: true });
  }
}

/**
 * Makes a backup, proves it by restoring it into a scratch database and counting every table's rows, notes it in the
 * database, and deletes those that are too old. A folder bears its name only once it is whole and proven.
 * @returns the backup's folder
 * @throws when any of that fails, which the database notes too; none is deleted then
 */
export async function makeBackup(place: Place, folder: string, keepDays: number, now: Date): Promise<string> {
  const name = join(folder, nameOf(now));
  const unfinished = `${name}.unfinished`;
  const { secretFile, databaseUrl, dataDir } = place;
  if (!databaseUrl && !existsSync(embeddedIn(dataDir))) throw new Error(`there is no club in ${dataDir}`);
  if (!(await onDatabase(place, holdsClub))) throw new Error('there is no club in the database yet');
  try {
    if (secretFile && !existsSync(secretFile))
      throw new Error(`there is no ${secretFile}: DATA_DIR has to be the server's`);
    await mkdir(unfinished, { recursive: true });
    const { facts, secret } = partsOf(unfinished);
    const { rows, restored, ...checksum } = await copyDatabase(place, unfinished);
    const wrong = differences(restored, rows);
    if (wrong.length > 0) throw new Error(`restored, it has other rows: ${wrong.join(', ')}`);
    if (secretFile) await copyFile(secretFile, secret);
    const said: Facts = {
      ...{ madeOn: now.toISOString(), ...checksum, rows },
      ...(secretFile && { secret: await checksumOf(secretFile) }),
    };
    await writeFile(facts, JSON.stringify(said));
    await rename(unfinished, name);
    await onDatabase(place, (db) => noteBackup(db, { madeOn: now }));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // The reason is what went wrong first.
    await onDatabase(place, (db) => noteBackup(db, { failedOn: now })).catch(() => {});
    throw error;
  }
  await deleteOld(folder, keepDays, now);
  return name;
}
