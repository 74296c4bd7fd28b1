import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { lockFolder } from '../db/folder-lock';
import { checksumOf, onServer, restoreDump } from './dump';
import type { Facts } from './make';
import { embeddedIn, type Place, partsOf } from './place';

/** Reads what a backup says of itself. @throws when it is none */
async function factsOf(backup: string): Promise<Facts> {
  const { facts } = partsOf(backup);
  if (!existsSync(facts)) throw new Error(`${backup} is no backup: it has no backup.json`);
  return JSON.parse(await readFile(facts, 'utf8')) as Facts;
}

/** @throws while a server uses the database: it would write into the restored one */
const refuseInUse = (databaseUrl: string): Promise<void> =>
  onServer(databaseUrl, async (db) => {
    const { rows } = await db.execute(
      sql`select from pg_stat_activity where datname = current_database() and application_name = 'courtside'`,
    );
    if (rows.length > 0) throw new Error('Courtside is running: stop it first');
  });

/** Replaces the embedded database; what was there is kept as `database.before-restore`. */
async function replaceFolder(from: string, folder: string): Promise<void> {
  const release = await lockFolder(`${folder}.lock`);
  try {
    await rm(`${folder}.restoring`, { recursive: true, force: true });
    await cp(from, `${folder}.restoring`, { recursive: true });
    if (existsSync(folder)) {
      await rm(`${folder}.before-restore`, { recursive: true, force: true });
      await rename(folder, `${folder}.before-restore`);
    }
    await rename(`${folder}.restoring`, folder);
  } finally {
    release();
  }
}

/**
 * Restores a backup: the database, and the secret that its logins, links and sealed passwords need.
 * @returns when it was made
 * @throws before anything is changed when it is damaged, of the other engine, or a server uses the database
 */
export async function bringBack(place: Place, backup: string): Promise<Date> {
  const { madeOn, checksum } = await factsOf(backup);
  const { dump, embedded, secret } = partsOf(backup);
  const { databaseUrl, dataDir, secretFile } = place;
  if (databaseUrl) {
    if (!existsSync(dump))
      throw new Error(`${backup} is a backup of the embedded database: leave DATABASE_URL out`);
    if ((await checksumOf(dump)) !== checksum) throw new Error(`${dump} is damaged: its checksum is another`);
    await refuseInUse(databaseUrl);
    await restoreDump(databaseUrl, dump);
  } else {
    if (!existsSync(embedded))
      throw new Error(`${backup} is a backup of a PostgreSQL server: set DATABASE_URL`);
    await mkdir(dataDir, { recursive: true });
    await replaceFolder(embedded, embeddedIn(dataDir));
  }
  if (secretFile && existsSync(secret)) {
    await mkdir(dataDir, { recursive: true });
    await copyFile(secret, secretFile);
  }
  return new Date(madeOn);
}
