import { type SQL, sql } from 'drizzle-orm';
import { backups } from './schema';
import type { Db } from './types';

const holds = async (db: Db, query: SQL): Promise<boolean> =>
  (await db.execute(query)).rows[0]?.there === true;

/** Whether the database has a table: an older one lacks some. */
const has = (db: Db, table: string): Promise<boolean> =>
  holds(db, sql`select to_regclass(${table}) is not null as there`);

/** Whether there is a club in the database. */
export const holdsClub = async (db: Db): Promise<boolean> =>
  (await has(db, 'public.users')) && holds(db, sql`select exists (select from users) as there`);

/** When the last good backup was made; null when there is none. */
export async function lastBackup(db: Db): Promise<Date | null> {
  if (!(await has(db, 'public.backups'))) return null;
  const [row] = await db.select({ madeOn: backups.madeOn }).from(backups);
  return row?.madeOn ?? null;
}

/** Notes in the database, for the settings, when a backup was made or has failed; nothing where it lacks the table. */
export async function noteBackup(db: Db, when: { madeOn: Date } | { failedOn: Date }): Promise<void> {
  if (!(await has(db, 'public.backups'))) return;
  const set = 'madeOn' in when ? { ...when, failedOn: null } : when;
  await db.insert(backups).values(set).onConflictDoUpdate({ target: backups.id, set });
}
