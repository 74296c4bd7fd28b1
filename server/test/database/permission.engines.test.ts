import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../../src/config/config';
import { noteBackup } from '../../src/data/backups';
import { openDatabase } from '../../src/data/open';
import { openEmbedded } from '../../src/data/pglite';
import { openPostgres } from '../../src/data/postgres';
import type { Db } from '../../src/data/rows';
import { engine, handover } from '../support/engines';
import { createDatabase } from '../support/postgres';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** An empty database: what opens it as a server does, and what changes it as it is. */
async function emptyDatabase() {
  const url = engine === 'postgres' ? await createDatabase(process.env[handover.postgres] ?? '') : '';
  const folder = join(mkdtempSync(join(tmpdir(), 'courtside-')), 'database');
  const start = async (migration: Config['migration']) => {
    const database = url
      ? ({ kind: 'postgres', url, pool: 2 } as const)
      : ({ kind: 'embedded', folder } as const);
    await (await openDatabase({ database, migration }, () => {})).close();
  };
  const change = async (work: (db: Db) => Promise<unknown>) => {
    const { db, close } = await (url ? openPostgres(url, 2, () => {}) : openEmbedded(folder));
    await work(db);
    await close();
  };
  return { start, change };
}

const refused = /no backup is younger than 26 hours/;
// The first migration once more: it was allowed, and finds its tables there.
const allowed = /create/i;

test('a club’s database is migrated only with a backup of the last 26 hours; one without a club always', async () => {
  const { start, change } = await emptyDatabase();
  await expect(start('elsewhere')).rejects.toThrow('run server/dist/migrate.mjs first');
  await start('with backup');
  await start('elsewhere');

  // As an earlier version would have left it.
  await change((db) => db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1`));
  await expect(start('with backup')).rejects.toThrow(allowed);
  await change((db) =>
    db.execute(sql`insert into users
      (id, username, email, first_name, last_name, password_hash, payment_plan, status, language)
      values (gen_random_uuid(), 'zoe', 'zoe@club.test', 'Zoé', 'Roy', 'x', 0, 0, 0)`),
  );
  await expect(start('with backup')).rejects.toThrow(refused);
  await change((db) => noteBackup(db, { madeOn: hoursAgo(27) }));
  await expect(start('with backup')).rejects.toThrow(refused);
  await change((db) => noteBackup(db, { failedOn: hoursAgo(1) }));
  await expect(start('with backup')).rejects.toThrow(refused);
  await change((db) => noteBackup(db, { madeOn: hoursAgo(25) }));
  await expect(start('with backup')).rejects.toThrow(allowed);
  await expect(start('now')).rejects.toThrow(allowed);
  await expect(start('elsewhere')).rejects.toThrow('run server/dist/migrate.mjs first');
});
