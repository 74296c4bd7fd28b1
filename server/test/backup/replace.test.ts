import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishReplacing, replaceClub } from '../../src/data/backup/replace';

afterEach(() => jest.restoreAllMocks());

/** Puts a club's parts into a folder. */
const put = (folder: string, club: string) => {
  mkdirSync(join(folder, 'database'), { recursive: true });
  writeFileSync(join(folder, 'database', 'name'), club);
  writeFileSync(join(folder, 'jwt-secret'), club);
};
const clubIn = (folder: string) =>
  ['database/name', 'jwt-secret'].map((file) => readFileSync(join(folder, file), 'utf8'));

/** A data folder with a club, and one that an earlier restore has set aside. */
const dataFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'courtside-replace-'));
  put(folder, 'present');
  put(join(folder, 'before-restore'), 'former');
  return folder;
};
const restored = async (folder: string) => put(folder, 'restored');

/** Lets a process die before its n-th change of the disk: nothing of it works any more. @returns how many there were */
function dieAt(moment: number): () => number {
  let changes = 0;
  for (const name of ['mkdir', 'rename', 'rm'] as const) {
    const change = fs[name] as (...args: unknown[]) => Promise<never>;
    jest.spyOn(fs, name).mockImplementation(async (...args: unknown[]) => {
      changes++;
      if (changes >= moment) throw new Error('killed');
      return change(...args);
    });
  }
  return () => changes;
}

test('a club is replaced whole, and what was there is kept beside what was kept before', async () => {
  const folder = dataFolder();
  await replaceClub(folder, restored);
  expect(clubIn(folder)).toEqual(['restored', 'restored']);
  expect(clubIn(join(folder, 'before-restore'))).toEqual(['former', 'former']);
  expect(clubIn(join(folder, 'before-restore-2'))).toEqual(['present', 'present']);
  expect(readdirSync(folder).sort()).toEqual([
    'before-restore',
    'before-restore-2',
    'database',
    'jwt-secret',
  ]);
});

test('killed at any moment, the old or the new club starts, with its own secret; the next restore finishes', async () => {
  const ends = new Set<string>();
  for (let moment = 1; ; moment++) {
    const folder = dataFolder();
    const changes = dieAt(moment);
    await replaceClub(folder, restored).catch(() => {});
    const isOver = changes() < moment;
    jest.restoreAllMocks();
    // Killed a second time while it is finished.
    dieAt(2);
    await finishReplacing(folder).catch(() => {});
    jest.restoreAllMocks();
    await finishReplacing(folder);
    expect(existsSync(join(folder, 'restoring'))).toBe(false);
    const [database, secret] = clubIn(folder);
    expect([moment, database]).toEqual([moment, secret]);
    ends.add(database ?? '');
    expect(clubIn(join(folder, 'before-restore'))).toEqual(['former', 'former']);
    expect(existsSync(join(folder, 'before-restore-2'))).toBe(database === 'restored');
    await replaceClub(folder, restored);
    expect(clubIn(folder)).toEqual(['restored', 'restored']);
    if (isOver) break;
    expect(moment).toBeLessThan(30);
  }
  expect([...ends]).toEqual(['present', 'restored']);
});

test('what is not proven replaces nothing, and leaves nothing behind', async () => {
  const folder = dataFolder();
  const fails = async (scratch: string) => {
    put(scratch, 'damaged');
    throw new Error('damaged');
  };
  await expect(replaceClub(folder, fails)).rejects.toThrow('damaged');
  await expect(replaceClub(folder, fails)).rejects.toThrow('damaged');
  expect(clubIn(folder)).toEqual(['present', 'present']);
  expect(readdirSync(folder).sort()).toEqual(['before-restore', 'database', 'jwt-secret']);
});

test('where there was no club, nothing is kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'courtside-replace-'));
  await replaceClub(join(folder, 'data'), restored);
  expect(readdirSync(join(folder, 'data')).sort()).toEqual(['database', 'jwt-secret']);
});
