import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '../folder-lock';
import { embeddedIn } from './place';

/** The parts of an embedded club, in its data folder and in a folder beside them. */
const parts = ['database', 'jwt-secret'];

/** Where a club that is to replace the present one is made ready, and what the folder is called once it is proven. */
const foldersIn = (dataDir: string) => ({
  unproven: join(dataDir, 'restoring'),
  proven: join(dataDir, 'restored'),
});

/**
 * Replaces the embedded club of a data folder. Killed at any moment, it leaves the former one, or one that
 * `finishReplacing` finishes.
 * @param make puts the new club's parts into a folder, and throws unless they are proven
 * @throws FolderLocked while a server runs
 */
export async function replaceClub(dataDir: string, make: (folder: string) => Promise<void>): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await finishReplacing(dataDir);
  const release = await lockFolder(`${embeddedIn(dataDir)}.lock`);
  const { unproven, proven } = foldersIn(dataDir);
  try {
    await mkdir(unproven);
    await make(unproven);
    await rename(unproven, proven);
    await finish(dataDir);
  } finally {
    await rm(unproven, { recursive: true, force: true }).finally(release);
  }
}

/**
 * Finishes what was killed after the new club had been proven, and deletes what had not been; before anything else reads
 * the data folder.
 */
export async function finishReplacing(dataDir: string): Promise<void> {
  const { unproven, proven } = foldersIn(dataDir);
  if (!existsSync(proven) && !existsSync(unproven)) return;
  const release = await lockFolder(`${embeddedIn(dataDir)}.lock`);
  try {
    await rm(unproven, { recursive: true, force: true });
    await finish(dataDir);
  } finally {
    release();
  }
}

/** Moves each part of the proven club to its place, and the former ones into a folder that no later restore touches. */
async function finish(dataDir: string): Promise<void> {
  const { proven } = foldersIn(dataDir);
  if (!existsSync(proven)) return;
  const former = join(proven, 'former');
  await mkdir(former, { recursive: true });
  for (const name of parts) {
    if (!existsSync(join(proven, name))) continue;
    if (existsSync(join(dataDir, name))) await rename(join(dataDir, name), join(former, name));
    await rename(join(proven, name), join(dataDir, name));
  }
  let kept = join(dataDir, 'before-restore');
  for (let number = 2; existsSync(kept); number++) kept = join(dataDir, `before-restore-${number}`);
  if ((await readdir(former)).length > 0) await rename(former, kept);
  await rm(proven, { recursive: true });
}
