import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The files in a folder and below it, in one order. @throws when there are links among them: they may lead anywhere */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: string[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) continue;
    if (!entry.isFile() || (await stat(path)).nlink > 1)
      throw new Error(`${path} is a link: a backup has files of its own only`);
    files.push(path);
  }
  return files.sort();
}

/** A file's SHA-256. */
export const checksumOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** The SHA-256 of a folder: of its files' names and contents. */
export async function checksumOfFolder(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesIn(folder))
    hash.update(`${relative(folder, file)}\n${await checksumOf(file)}\n`);
  return hash.digest('hex');
}
