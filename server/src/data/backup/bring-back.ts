import { existsSync, statSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { isSecret } from '../../config/secret';
import { causesOf } from '../../errors/causes';
import { isAhead } from '../migrate';
import { openDatabase } from '../open';
import { type Db, hasTable } from '../rows';
import { users } from '../schema';
import { onServer, restoreDump, tryRestore } from './dump';
import { checksumOf, checksumOfFolder, filesIn } from './files';
import { onFolder } from './folder';
import type { Facts } from './make';
import { embeddedIn, type Place, partsOf } from './place';
import { replaceClub } from './replace';
import { type Count, countRows, differences } from './rows';
import { replaceSecret } from './secret';

/** Reads what a backup says of itself. @throws when it is none, or says nothing that can be read */
async function factsOf(backup: string): Promise<Facts> {
  const { facts } = partsOf(backup);
  if (!existsSync(facts)) throw new Error(`${backup} is no backup: it has no backup.json`);
  const text = await readFile(facts, 'utf8');
  try {
    const read = JSON.parse(text) as Facts;
    if (Number.isNaN(Date.parse(read.madeOn)) || Object.keys(read.rows).length === 0) throw new Error();
    return read;
  } catch {
    throw damaged(facts, 'it does not say when the backup was made, and what of');
  }
}

/** @throws while a server uses the database: it would write into the restored one */
const refuseInUse = (databaseUrl: string): Promise<void> =>
  onServer(databaseUrl, async (db) => {
    const { rows } = await db.execute(
      sql`select from pg_stat_activity where datname = current_database() and application_name = 'courtside'`,
    );
    if (rows.length > 0) throw new Error('Courtside is running: stop it first');
  });

const damaged = (copy: string, how: string): Error =>
  new Error(`${copy} is damaged: ${how}. Restore another backup`);

/** The database that a backup has not got. @param other the one that it has, if any, and how it is restored */
const noDatabase = (backup: string, other: string, words: string): Error =>
  existsSync(other)
    ? new Error(`${backup} is a backup of ${words}`)
    : damaged(backup, 'its database is missing');

/** @throws unless a copy's checksum, if the backup has one, is what the backup says */
function expectChecksum(copy: string, found: string, { checksum }: Facts): void {
  if (checksum !== undefined && checksum !== found) throw damaged(copy, 'its checksum is another');
}

/** @throws unless a secret's copy is what the backup says or, of an older version's, may be a secret */
async function expectSecret(copy: string, facts: Facts): Promise<void> {
  const isWhole =
    statSync(copy).isFile() &&
    isSecret(await readFile(copy, 'utf8')) &&
    (facts.secret === undefined || facts.secret === (await checksumOf(copy)));
  if (!isWhole)
    throw new Error(`${copy} is damaged: take it out of the backup, and everyone has to log in again`);
}

/** What a restore has to know of a database. */
interface Club {
  rows: Count;
  isNewer: boolean;
  people: string[];
}

const readClub = async (db: Db): Promise<Club> => ({
  rows: await countRows(db),
  isNewer: await isAhead(db),
  people: await peopleIn(db),
});

const peopleIn = async (db: Db): Promise<string[]> =>
  (await hasTable(db, 'public.users'))
    ? (await db.select({ id: users.id }).from(users)).map(({ id }) => id)
    : [];

/** @throws unless a database restored from a backup has as many rows as the backup says, and this version knows it */
function expectClub(backup: string, found: Club, { rows }: Facts): void {
  const wrong = differences(found.rows, rows);
  if (wrong.length > 0) throw damaged(backup, `restored, it has ${wrong.join(', ')}`);
  if (found.isNewer)
    throw new Error(`${backup} was made by a newer version of Courtside: install that one, then restore`);
}

/** @param present ids of the people who are to be replaced @throws when there are some, and the backup has none of them */
function expectSame(backup: string, { people }: Club, present: readonly string[], removal: string): void {
  const known = new Set(people);
  if (known.size === 0 || present.length === 0 || present.some((id) => known.has(id))) return;
  throw new Error(
    `${backup} is of another club: nobody in it is in this one. To replace this club by it, first ${removal}`,
  );
}

/** The ids of an embedded club's people, read in a copy, since reading writes; none where it cannot be read any more. */
async function peopleInFolder(folder: string, scratch: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  try {
    await cp(folder, scratch, { recursive: true });
    return await onFolder(scratch, peopleIn);
  } catch {
    return [];
  } finally {
    for (const path of [scratch, `${scratch}.lock`]) await rm(path, { recursive: true, force: true });
  }
}

/** What PostgreSQL needs, and leaves empty: copies that know only files, as object stores do, have lost these folders. */
const emptyFolders = [
  ...[
    'pg_commit_ts',
    'pg_dynshmem',
    'pg_logical/mappings',
    'pg_logical/snapshots',
    'pg_notify',
    'pg_replslot',
  ],
  ...['pg_serial', 'pg_snapshots', 'pg_stat', 'pg_stat_tmp', 'pg_tblspc', 'pg_twophase'],
  ...['pg_wal/archive_status', 'pg_wal/summaries'],
];

/**
 * Puts a copy of the embedded database into a folder.
 * @throws unless it opens, is whole, is what this version needs, and of the club that is there, if there is one
 */
async function proveEmbedded(backup: string, facts: Facts, folder: string, present: string): Promise<void> {
  const copy = embeddedIn(folder);
  await cp(partsOf(backup).embedded, copy, { recursive: true });
  expectChecksum(partsOf(backup).embedded, await checksumOfFolder(copy), facts);
  for (const name of emptyFolders) await mkdir(join(copy, name), { recursive: true });
  const found = await onFolder(copy, readClub).catch((error: unknown) => {
    throw isOfDisk(error) ? error : damaged(backup, causesOf(error).at(-1)?.message ?? 'it does not open');
  });
  expectClub(backup, found, facts);
  const people = await peopleInFolder(present, join(folder, 'present'));
  expectSame(backup, found, people, `move ${present} away`);
  const database = { kind: 'embedded', folder: copy } as const;
  await (await openDatabase({ database, migration: 'now' }, () => {})).close();
}

/** Whether an error is a file's, of Node's or of the embedded database's. */
const isOfDisk = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ErrnoError' || 'syscall' in error);

/**
 * Restores a backup: the database, and the secret that its logins, links and sealed passwords need. The backup is proven
 * first, by restoring it into a scratch database whose rows are counted.
 * @returns when it was made, and whether its secret came with it
 * @throws before anything is changed when it is damaged, of the other engine, of a newer version, of another club than the
 * one that is there, or a server uses the database
 */
export async function bringBack(place: Place, backup: string): Promise<{ madeOn: Date; hasSecret: boolean }> {
  const facts = await factsOf(backup);
  const { dump, embedded, secret } = partsOf(backup);
  const { databaseUrl, dataDir, secretFile } = place;
  await filesIn(backup);
  const hasSecret = secretFile !== null && existsSync(secret);
  if (hasSecret) await expectSecret(secret, facts);
  if (databaseUrl) {
    if (!existsSync(dump))
      throw noDatabase(backup, embedded, 'the embedded database: leave DATABASE_URL out');
    expectChecksum(dump, await checksumOf(dump), facts);
    await refuseInUse(databaseUrl);
    const found = await tryRestore(databaseUrl, dump, readClub);
    expectClub(backup, found, facts);
    const present = await onServer(databaseUrl, peopleIn);
    expectSame(backup, found, present, 'drop its database and create an empty one');
    const restore = () => restoreDump(databaseUrl, dump);
    await (hasSecret ? replaceSecret(databaseUrl, secretFile, secret, restore) : restore());
  } else {
    if (!existsSync(embedded)) throw noDatabase(backup, dump, 'a PostgreSQL server: set DATABASE_URL');
    await replaceClub(dataDir, async (folder) => {
      await proveEmbedded(backup, facts, folder, embeddedIn(dataDir));
      if (hasSecret) await copyFile(secret, partsOf(folder).secret);
    });
  }
  return { madeOn: new Date(facts.madeOn), hasSecret };
}
