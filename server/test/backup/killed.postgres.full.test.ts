import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureServerBuilt } from '../../../infra/bootstrap/fresh.mjs';
import { missingPrograms } from '../../../infra/bootstrap/programs.mjs';
import { root } from '../../../infra/workspaces/paths.mjs';
import { finishRestore } from '../../src/data/backup/finish';
import { openPlace, slowPsql } from '../support/backup-place';

type Club = Awaited<ReturnType<typeof openPlace>>;

/** Begins to restore a backup as the operator does. */
function restore({ place: { databaseUrl, dataDir } }: Club, backup: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['server/dist/restore.mjs', backup], {
    ...{ cwd: root, stdio: 'ignore' },
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, JWT_SECRET: '', ...env },
  });
  const ended = once(child, 'exit');
  return {
    isRunning: () => child.exitCode === null,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const transactions = `select from pg_stat_activity
  where datname = current_database() and application_name = 'courtside-psql'`;

(missingPrograms('pg_dump').length > 0 ? describe.skip : describe)('a restore that is killed', () => {
  beforeAll(ensureServerBuilt);

  test('leaves the old club or the new one, each with its own secret, and no copy of it', async () => {
    const club = await openPlace(2000);
    const backup = await club.make();
    const { dataDir } = club.place;
    const temporary = join(dataDir, 'tmp');
    const moments: [name: string, isThen: () => Promise<boolean>][] = [
      ['the secret waits', async () => readdirSync(dataDir).some((name) => name.includes('restoring'))],
      ['the transaction runs', async () => (await club.query(transactions)).length > 0],
      ['the new club is there', async () => (await club.contents().catch(() => [])).length === 2000],
    ];
    const ends = new Set<string>();
    mkdirSync(temporary);
    for (const [moment, isThen] of moments) {
      await club.query(`delete from users where username <> 'zoe1'`);
      writeFileSync(join(dataDir, 'jwt-secret'), 'the old club’s');
      const restoring = restore(club, backup, { TMPDIR: temporary });
      while (restoring.isRunning() && !(await isThen()));
      await restoring.kill();
      await finishRestore(club.place);
      const rows = (await club.contents()).length;
      const secret = readFileSync(join(dataDir, 'jwt-secret'), 'utf8');
      const isOld = rows === 1 && secret === 'the old club’s';
      expect([moment, isOld || (rows === 2000 && secret.startsWith('the secret of this'))]).toEqual([
        moment,
        true,
      ]);
      ends.add(isOld ? 'old' : 'new');
      expect(readdirSync(dataDir).sort()).toEqual(['backups', 'jwt-secret', 'tmp']);
      expect(readdirSync(temporary)).toEqual([]);
      expect(await club.query(transactions)).toEqual([]);
    }
    expect(ends).toEqual(new Set(['old', 'new']));
  });

  test.each([
    ['the file', ''],
    ['the environment', 'a secret of the environment, long enough'],
  ])('before its transaction has begun changes nothing later, with a secret in %s', async (_where, given) => {
    const club = await openPlace();
    const backup = await club.make();
    const { dataDir } = club.place;
    await club.query(`delete from users where username <> 'zoe1'`);
    writeFileSync(join(dataDir, 'jwt-secret'), 'the old club’s');
    const psql = slowPsql(dataDir);
    const restoring = restore(club, backup, { PATH: psql.path, JWT_SECRET: given });
    await psql.begins();
    await restoring.kill();
    await finishRestore({ ...club.place, ...(given && { secretFile: null }) });
    psql.goOn();
    await psql.ends();
    expect(await club.contents()).toHaveLength(1);
    expect(readFileSync(join(dataDir, 'jwt-secret'), 'utf8')).toBe('the old club’s');
  });
});
