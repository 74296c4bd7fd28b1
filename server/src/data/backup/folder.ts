import { cp } from 'node:fs/promises';
import { lockFolder } from '../folder-lock';
import { openEmbedded } from '../pglite';
import type { Db } from '../rows';

/** Runs work on an embedded database. @throws FolderLocked while a server uses it */
export async function onFolder<Result>(folder: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = await openEmbedded(folder);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Copies an embedded database while no server can use it. @throws FolderLocked while one does */
export async function copyFolder(folder: string, to: string): Promise<void> {
  const release = await lockFolder(`${folder}.lock`);
  try {
    await cp(folder, to, { recursive: true });
  } finally {
    release();
  }
}
