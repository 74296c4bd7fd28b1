import { randomUUID } from 'node:crypto';
import {
  changePath,
  filesFolder,
  keptPage,
  type LivePointer,
  livePath,
  type PublishedRelease,
  pointerPath,
  publicPartOf,
  type ReleaseRecord,
  recordPath,
} from './record';
import { servingOf } from './serving';
import { writeSiteFiles } from './site-files';
import { type ReleaseTarget, readJson } from './target';

const write = (target: ReleaseTarget, path: string, content: Buffer): Promise<void> =>
  target.write(path, content, servingOf(path));

/** Writes a pointer or a record. */
export const writeJson = (target: ReleaseTarget, path: string, value: unknown): Promise<void> =>
  write(target, path, Buffer.from(`${JSON.stringify(value, null, 2)}\n`));

/** The shell's page names its files: once it is in place, new visitors get the new shell. */
const switchPage = async (target: ReleaseTarget, release: ReleaseRecord): Promise<void> => {
  const folder = keptPage(release.build, '');
  const plain = (await target.list(folder)).filter((path) => !/\.(br|gz)$/.test(path));
  const names = plain
    .map((path) => path.slice(folder.length))
    // Parts of documents are included from the build's folder.
    .filter((name) => name !== 'index.html' && !name.startsWith('pages/'));
  for (const name of [...names, 'index.html']) {
    const content = await target.read(keptPage(release.build, name));
    if (!content) throw new Error(`${filesFolder('shell', release.build)}: ${name} is not there any more`);
    await write(target, name, content);
  }
};

/** Tells whoever copies the site (copy-site.ts) that it has changed. */
export const tellChange = (target: ReleaseTarget): Promise<void> =>
  write(target, changePath, Buffer.from(randomUUID()));

/** Notes on a release's record that browsers get it no more. */
export const endLife = async (
  target: ReleaseTarget,
  release: PublishedRelease,
  liveUntil: string,
): Promise<void> => {
  const record = await readJson<ReleaseRecord>(target, recordPath(release)).catch(() => undefined);
  if (record) await writeJson(target, recordPath(release), { ...record, liveUntil });
};

/**
 * Makes a release the one that new visitors get. Its files are already in place; the decisive write is the pointer (of
 * the shell, `index.html`), so that an interruption leaves a complete release, old or new. Ends a gradual release. Files
 * derived from all pointers follow; if it is interrupted, the next attempt repairs them.
 */
export const switchTo = async (target: ReleaseTarget, release: ReleaseRecord): Promise<void> => {
  if (release.app === 'shell') await switchPage(target, release);
  const before = await readJson<LivePointer>(target, pointerPath(release.app));
  for (const old of [before, before?.next])
    if (old && old.build !== release.build) await endLife(target, old, release.releasedAt);
  await writeJson(target, livePath(release.app), release);
  await writeJson(target, pointerPath(release.app), publicPartOf(release));
  await writeSiteFiles(target);
  await tellChange(target);
};

/** Records a release for later rollbacks, and makes it the one that new visitors get. */
export const makeLive = async (target: ReleaseTarget, release: ReleaseRecord): Promise<void> => {
  await writeJson(target, recordPath(release), release);
  await switchTo(target, release);
};
