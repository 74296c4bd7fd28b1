import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { bringBack } from '../../src/backup/bring-back';
import { onFolder } from '../../src/backup/folder';
import { makeBackup } from '../../src/backup/make';
import { openDatabase } from '../../src/db/open';
import { users } from '../../src/db/schema';

const night = new Date('2026-11-22T09:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'courtside-backup-'));
const place = { databaseUrl: undefined, dataDir: folder, secretFile: join(folder, 'jwt-secret') };
const database = { kind: 'embedded', folder: join(folder, 'database') } as const;
const open = () => openDatabase({ database, migration: 'now' }, () => {});
const rename = (name: string) => onFolder(database.folder, (db) => db.update(users).set({ firstName: name }));
const nameIn = (path: string) =>
  onFolder(path, async (db) => (await db.select({ name: users.firstName }).from(users))[0]?.name);

test('the embedded database is copied while no server runs on it, and comes back as it was', async () => {
  const running = await open();
  await running.db.execute(sql`insert into users
    (id, username, email, first_name, last_name, password_hash, payment_plan, status, language)
    values (gen_random_uuid(), 'zoe', 'zoe@club.test', 'Zoé', 'Roy', 'x', 0, 0, 0)`);
  writeFileSync(place.secretFile, 'the secret of this club');
  await expect(makeBackup(place, join(folder, 'backups'), 30, night)).rejects.toThrow(/another Courtside/);
  await running.close();

  await rename('Saturday');
  const backup = await makeBackup(place, join(folder, 'backups'), 30, night);
  expect(readdirSync(backup).sort()).toEqual(['backup.json', 'database', 'jwt-secret']);
  await rename('Sunday');
  writeFileSync(place.secretFile, 'another');
  expect(await bringBack(place, backup)).toEqual(night);
  expect(await nameIn(database.folder)).toBe('Saturday');
  expect(readFileSync(place.secretFile, 'utf8')).toBe('the secret of this club');
  // What was there meanwhile is kept beside it.
  expect(await nameIn(`${database.folder}.before-restore`)).toBe('Sunday');
});
