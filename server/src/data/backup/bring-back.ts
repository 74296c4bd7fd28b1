import { existsSync, statSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { isSecret } from '../../config/secret';
import { causesOf } from '../../errors/causes';
import { openDatabase } from '../open';
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
    throw new Error(`${facts} is damaged: it does not say when the backup was made, and what of`);
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

/** @throws unless a copy's checksum, if the backup has one, is what the backup says */
function expectChecksum(copy: string, found: string, { checksum }: Facts): void {
  if (checksum !== undefined && checksum !== found)
    throw new Error(`${copy} is damaged: its checksum is another`);
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

/** @throws unless a database restored from a backup has as many rows as the backup says */
function expectRows(backup: string, found: Count, { rows }: Facts): void {
  const wrong = differences(found, rows);
  if (wrong.length > 0) throw new Error(`${backup} is damaged: restored, it has ${wrong.join(', ')}`);
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

/** Puts a copy of the embedded database into a folder. @throws unless it opens, is whole, and is what this version needs */
async function proveEmbedded(backup: string, facts: Facts, folder: string): Promise<void> {
  const copy = embeddedIn(folder);
  await cp(partsOf(backup).embedded, copy, { recursive: true });
  expectChecksum(partsOf(backup).embedded, await checksumOfFolder(copy), facts);
  for (const name of emptyFolders) await mkdir(join(copy, name), { recursive: true });
  const found = await onFolder(copy, countRows).catch((error: unknown) => {
    throw isOfDisk(error) ? error : new Error(`${backup} is damaged: ${causesOf(error).at(-1)?.message}`);
  });
  expectRows(backup, found, facts);
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
 * @throws before anything is changed when it is damaged, of the other engine, or a server uses the database
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
      throw new Error(`${backup} is a backup of the embedded database: leave DATABASE_URL out`);
    expectChecksum(dump, await checksumOf(dump), facts);
    await refuseInUse(databaseUrl);
    expectRows(backup, await tryRestore(databaseUrl, dump), facts);
    const restore = () => restoreDump(databaseUrl, dump);
    await (hasSecret ? replaceSecret(databaseUrl, secretFile, secret, restore) : restore());
  } else {
    if (!existsSync(embedded))
      throw new Error(`${backup} is a backup of a PostgreSQL server: set DATABASE_URL`);
    await replaceClub(dataDir, async (folder) => {
      await proveEmbedded(backup, facts, folder);
      if (hasSecret) await copyFile(secret, partsOf(folder).secret);
    });
  }
  return { madeOn: new Date(facts.madeOn), hasSecret };
}
