import { chmodSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeBackup } from '../../src/data/backup/make';
import type { Place } from '../../src/data/backup/place';
import { openDatabase } from '../../src/data/open';
import { handover } from './engines';
import { createDatabase, rowsOf } from './postgres';

export const night = new Date('2026-11-22T09:00:00Z');

/** A club's database and data folder, with a member for each number, and a folder for backups. */
export async function openPlace(members = 3) {
  const databaseUrl = await createDatabase(process.env[handover.postgres] ?? '');
  const folder = mkdtempSync(join(tmpdir(), 'courtside-backup-'));
  const place: Place = { databaseUrl, dataDir: folder, secretFile: join(folder, 'jwt-secret') };
  const query = (statement: string) => rowsOf<Record<string, unknown>>(databaseUrl, statement);
  if (members > 0) {
    writeFileSync(join(folder, 'jwt-secret'), 'the secret of this club, which is long enough');
    await migrate(databaseUrl);
    await query(`insert into users (id, username, email, first_name, last_name, password_hash, payment_plan, status, language)
      select gen_random_uuid(), 'zoe' || n, 'zoe' || n || '@club.test', 'Zoé n° ' || n, 'Roy', 'x', 0, 0, 0
      from generate_series(1, ${members}) as n`);
  }
  const backups = join(folder, 'backups');
  const contents = () => query('select * from users order by username');
  return {
    place,
    query,
    backups,
    contents,
    make: (at = night, keep = 30) => makeBackup(place, backups, keep, at),
  };
}

const migrate = async (url: string) => {
  const database = { kind: 'postgres', url, pool: 2 } as const;
  await (await openDatabase({ database, migration: 'now' }, () => {})).close();
};

/** A `psql` that waits before it restores more than a proof. @param folder where it is put */
export function slowPsql(folder: string) {
  const programs = join(folder, 'slow');
  const [begun, go, ended] = [join(programs, 'begun'), join(programs, 'go'), join(programs, 'ended')];
  const program = join(programs, 'psql');
  const path = process.env.PATH ?? '';
  const lines = [
    ...['#!/bin/sh', `PATH="${path}"`, 'case "$PGDATABASE" in *_proof) exec psql "$@";; esac'],
    ...[`: > "${begun}"`, `while [ ! -e "${go}" ]; do sleep 0.1; done`],
    ...['psql "$@"', 'code=$?', `: > "${ended}"`, 'exit $code', ''],
  ];
  mkdirSync(programs);
  writeFileSync(program, lines.join('\n'));
  chmodSync(program, 0o755);
  const until = async (file: string) => {
    while (!existsSync(file)) await sleep(20);
  };
  return {
    /** The path with it, for other programs. */
    path: `${programs}:${path}`,
    /** Begins work that finds it. */
    during<Result>(work: () => Promise<Result>): Promise<Result> {
      process.env.PATH = `${programs}:${path}`;
      return work().finally(() => {
        process.env.PATH = path;
      });
    },
    begins: () => until(begun),
    goOn: () => writeFileSync(go, ''),
    ends: () => until(ended),
  };
}
