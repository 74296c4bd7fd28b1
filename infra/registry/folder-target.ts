import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseTarget } from './target';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A folder on this machine, such as the web server's root. */
export const folderTarget = (folder: string): ReleaseTarget => ({
  name: folder,
  has: async (path) => existsSync(join(folder, path)),
  async read(path) {
    try {
      return await readFile(join(folder, path));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  },
  async write(path, content) {
    const file = join(folder, path);
    const unfinished = `${file}.${randomUUID()}.tmp`;
    await mkdir(dirname(file), { recursive: true });
    const handle = await open(unfinished, 'w');
    await handle.writeFile(content);
    // Content before name: after a power cut the name must not refer to an empty file.
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
  },
  remove: (path) => rm(join(folder, path), { force: true }),
  async list(below) {
    try {
      const entries = await readdir(join(folder, below), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.replace(/\/$/, '').length + 1));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  },
});
