import {
  buildFolder,
  filesFolder,
  keptPage,
  livePath,
  pointerPath,
  published,
  type ReleaseRecord,
  recordPath,
} from './record';
import { servingOf } from './serving';
import { folderPath, writeSiteFiles } from './site-files';
import type { ReleaseTarget } from './target';

const write = (target: ReleaseTarget, path: string, content: Buffer): Promise<void> =>
  target.write(path, content, servingOf(path));

/** Writes a pointer or a record. */
export const writeJson = (target: ReleaseTarget, path: string, value: unknown): Promise<void> =>
  write(target, path, Buffer.from(`${JSON.stringify(value, null, 2)}\n`));

/** The shell's page names the files that it needs: once it is in place, new visitors get the new shell. */
const switchPage = async (target: ReleaseTarget, release: ReleaseRecord): Promise<void> => {
  const folder = keptPage(release.build, '');
  const plain = (await target.list(folder)).filter((path) => !/\.(br|gz)$/.test(path));
  const names = plain
    .map((path) => path.slice(folder.length))
    // Parts of documents are included from where they are.
    .filter((name) => name !== 'index.html' && !name.startsWith('pages/'));
  for (const name of [...names, 'index.html']) {
    const content = await target.read(keptPage(release.build, name));
    if (!content) throw new Error(`${filesFolder('shell', release.build)}: ${name} is not there any more`);
    await write(target, name, content);
  }
};

/**
 * Makes a release the one that new visitors get. All of its files are in place already; the one write that counts is the
 * pointer, so that whoever interrupts this leaves a complete release behind, the old one or the new. A gradual release ends. What is made from
 * all pointers follows, and is made good by the next attempt.
 */
export const switchTo = async (target: ReleaseTarget, release: ReleaseRecord): Promise<void> => {
  if (release.app === 'shell') await switchPage(target, release);
  // Documents include parts of this folder.
  else await write(target, folderPath(release.app), Buffer.from(`/${buildFolder(release)}`));
  await writeJson(target, livePath(release.app), release);
  await writeJson(target, pointerPath(release.app), published(release));
  await writeSiteFiles(target);
};

/** Puts a release on record, for a rollback to find it later, and makes it the one that new visitors get. */
export const makeLive = async (target: ReleaseTarget, release: ReleaseRecord): Promise<void> => {
  await writeJson(target, recordPath(release), release);
  await switchTo(target, release);
};
