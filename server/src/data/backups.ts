import { sql } from 'drizzle-orm';
import { type Db, hasTable } from './rows';
import { backups } from './schema';

/** Whether there is a club in the database. */
export const holdsClub = async (db: Db): Promise<boolean> =>
  (await hasTable(db, 'public.users')) && (await db.execute(sql`select from users limit 1`)).rows.length > 0;

/** When the last good backup was made; null when there is none. */
export async function lastBackup(db: Db): Promise<Date | null> {
  if (!(await hasTable(db, 'public.backups'))) return null;
  const [row] = await db.select({ madeOn: backups.madeOn }).from(backups);
  return row?.madeOn ?? null;
}

/** Notes in the database, for the settings, when a backup was made or has failed; nothing where it lacks the table. */
export async function noteBackup(db: Db, when: { madeOn: Date } | { failedOn: Date }): Promise<void> {
  if (!(await hasTable(db, 'public.backups'))) return;
  const set = 'madeOn' in when ? { ...when, failedOn: null } : when;
  await db.insert(backups).values(set).onConflictDoUpdate({ target: backups.id, set });
}
