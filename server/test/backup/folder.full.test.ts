import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { bringBack } from '../../src/data/backup/bring-back';
import { checksumOfFolder } from '../../src/data/backup/files';
import { onFolder } from '../../src/data/backup/folder';
import { makeBackup } from '../../src/data/backup/make';
import { openDatabase } from '../../src/data/open';
import { users } from '../../src/data/schema';

const secret = 'the secret of this club, which is long enough';
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
  writeFileSync(place.secretFile, secret);
  await expect(makeBackup(place, join(folder, 'backups'), 30, night)).rejects.toThrow(/another Courtside/);
  await running.close();

  await rename('Saturday');
  const backup = await makeBackup(place, join(folder, 'backups'), 30, night);
  expect(readdirSync(backup).sort()).toEqual(['backup.json', 'database', 'jwt-secret']);
  await rename('Sunday');
  writeFileSync(place.secretFile, 'another');
  expect(await bringBack(place, backup)).toEqual({ madeOn: night, hasSecret: true });
  expect(await nameIn(database.folder)).toBe('Saturday');
  expect(readFileSync(place.secretFile, 'utf8')).toBe(secret);
  // What was there meanwhile is kept beside it.
  expect(await nameIn(join(folder, 'before-restore', 'database'))).toBe('Sunday');
  expect(readFileSync(join(folder, 'before-restore', 'jwt-secret'), 'utf8')).toBe('another');
});

/** What a backup may suffer, and what is said of it. */
const damages: [name: string, damage: (backup: string) => void, words: RegExp][] = [
  ['a database of which a piece is missing', (at) => truncateSync(file(at), 1), /checksum is another/],
  [
    'of an older version, a database that does not open',
    (at) => {
      truncateSync(join(at, 'database', 'global', 'pg_control'), 100);
      change(at, { checksum: undefined });
    },
    /is damaged/,
  ],
  [
    'rows that are missing',
    (at) => change(at, { rows: { ...facts(at).rows, 'public.users': 7 } }),
    /damaged: restored, it has public.users: 1 instead of 7/,
  ],
  ['facts that cannot be read', (at) => truncateSync(join(at, 'backup.json'), 30), /backup.json is damaged/],
  ['a secret of three bytes', (at) => writeFileSync(join(at, 'jwt-secret'), 'abc'), /jwt-secret is damaged/],
  [
    'another secret',
    (at) => writeFileSync(join(at, 'jwt-secret'), secret.toUpperCase()),
    /jwt-secret is damaged: take it out of the backup/,
  ],
  [
    'a folder for a secret',
    (at) => {
      rmSync(join(at, 'jwt-secret'));
      mkdirSync(join(at, 'jwt-secret'));
    },
    /jwt-secret is damaged/,
  ],
  ['a link to elsewhere', (at) => symlinkSync('/etc/passwd', join(at, 'database', 'more')), /is a link/],
  ['a second name of a file', (at) => linkSync(file(at), join(at, 'database', 'more')), /is a link/],
  ['no database', (at) => rmSync(join(at, 'database'), { recursive: true }), /its database is missing/],
  [
    'a PostgreSQL server’s database',
    (at) => renameSync(join(at, 'database'), join(at, 'database.dump')),
    /is a backup of a PostgreSQL server: set DATABASE_URL/,
  ],
];
const file = (backup: string) => join(backup, 'database', 'PG_VERSION');
const facts = (backup: string) => JSON.parse(readFileSync(join(backup, 'backup.json'), 'utf8'));
const change = (backup: string, values: object) =>
  writeFileSync(join(backup, 'backup.json'), JSON.stringify({ ...facts(backup), ...values }));

test.each(damages)(
  'a backup with %s is refused in words, again and again, and changes nothing',
  async (...of) => {
    const [name, damage, words] = of;
    const before = [readdirSync(folder), await checksumOfFolder(database.folder)];
    const backup = join(folder, name);
    cpSync(join(folder, 'backups', 'courtside-2026-11-22T090000Z'), backup, { recursive: true });
    damage(backup);
    await expect(bringBack(place, backup)).rejects.toThrow(words);
    await expect(bringBack(place, backup)).rejects.toThrow(words);
    rmSync(backup, { recursive: true });
    expect([readdirSync(folder), await checksumOfFolder(database.folder)]).toEqual(before);
    expect(readFileSync(place.secretFile, 'utf8')).toBe(secret);
  },
);

/** Another version's backup: its database is changed before it is copied. */
const backupOf = async (name: string, change: SQL): Promise<string> => {
  const dataDir = join(folder, name);
  cpSync(join(folder, 'backups', 'courtside-2026-11-22T090000Z'), dataDir, { recursive: true });
  await onFolder(join(dataDir, 'database'), (db) => db.execute(change));
  const other = { ...place, dataDir, secretFile: join(dataDir, 'jwt-secret') };
  return makeBackup(other, join(dataDir, 'backups'), 30, night);
};

test.each([
  [
    'newer',
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`,
    /made by a newer version of Courtside: install that one, then restore/,
  ],
  [
    'other',
    sql`update users set id = gen_random_uuid()`,
    /is of another club: .+ first move .+database away/,
  ],
])(
  'a backup of another club, or of a newer version (%s), is refused, and changes nothing',
  async (name, change, words) => {
    const before = [readdirSync(folder), await checksumOfFolder(database.folder)];
    const backup = await backupOf(name, change);
    await expect(bringBack(place, backup)).rejects.toThrow(words);
    rmSync(join(folder, name), { recursive: true });
    expect([readdirSync(folder), await checksumOfFolder(database.folder)]).toEqual(before);
  },
);

test('another club’s backup replaces one that was moved away, or that cannot be read any more', async () => {
  const backup = await backupOf('other', sql`update users set id = gen_random_uuid(), first_name = 'Other'`);
  for (const lose of [
    (dataDir: string) => rmSync(join(dataDir, 'database'), { recursive: true }),
    (dataDir: string) => truncateSync(join(dataDir, 'database', 'global', 'pg_control'), 100),
  ]) {
    const dataDir = mkdtempSync(join(tmpdir(), 'courtside-lost-'));
    cpSync(database.folder, join(dataDir, 'database'), { recursive: true });
    lose(dataDir);
    await bringBack({ ...place, dataDir, secretFile: join(dataDir, 'jwt-secret') }, backup);
    expect(await nameIn(join(dataDir, 'database'))).toBe('Other');
    expect(readdirSync(dataDir).filter((entry) => /restor|present/.test(entry))).toEqual(
      readdirSync(dataDir).filter((entry) => entry === 'before-restore'),
    );
  }
});

test('a backup that has lost its empty folders, on its way through a store of files, comes back', async () => {
  const backup = join(folder, 'from-a-store');
  const files = (from: string, to: string) => {
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      if (entry.isDirectory()) files(source, target);
      else cpSync(source, target);
    }
  };
  files(join(folder, 'backups', 'courtside-2026-11-22T090000Z'), backup);
  expect(await bringBack(place, backup)).toEqual({ madeOn: night, hasSecret: true });
  expect(await nameIn(database.folder)).toBe('Saturday');
});

test('a backup without its secret comes back, and it is said that the logins do not', async () => {
  const backup = join(folder, 'without-secret');
  cpSync(join(folder, 'backups', 'courtside-2026-11-22T090000Z'), backup, { recursive: true });
  rmSync(join(backup, 'jwt-secret'));
  expect(await bringBack(place, backup)).toEqual({ madeOn: night, hasSecret: false });
  expect(readFileSync(place.secretFile, 'utf8')).toBe(secret);
});
