import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../bootstrap/own-product';
import { folderTarget } from './folder-target';
import type { ReleaseRecord } from './record';
import { keptPage } from './record';
import { servingOf } from './serving';
import { makeLive } from './switch';
import type { ReleaseTarget } from './target';

/** An empty web root for a test. */
export const emptyTarget = (): { folder: string; target: ReleaseTarget } => {
  const folder = temporaryFolder('release');
  return { folder, target: folderTarget(folder) };
};

/** Every file below a folder, with a hash of its content. */
export const filesIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [
        file.slice(folder.length + 1),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );

const integrity = `sha384-${'A'.repeat(64)}`;

/** A fictitious release's record. */
export const sampleRelease = (
  app: string,
  version: string,
  changes: Partial<ReleaseRecord> = {},
): ReleaseRecord => {
  const build = `b${version.replaceAll('.', '')}`;
  return {
    app,
    contract: 1,
    shell: app === 'shell' ? version : '^1.0.0',
    version,
    build,
    entry: `/r/${app}/${build}/entry.js`,
    integrity,
    releasedAt: new Date(Date.UTC(2026, 0, Number(version.split('.')[1]) + 1)).toISOString(),
    releasedBy: 'tester',
    enabled: true,
    shared: { react: '^19.3.1' },
    ...changes,
  };
};

/** The files of a fictitious release. */
export const filesOf = ({ entry }: Pick<ReleaseRecord, 'entry'>): string[] =>
  ['app.js', 'entry.js'].map((name) => entry.slice(1).replace('entry.js', name));

/** Uploads a fictitious release's files, which contain their version. */
export const uploadTo = async (target: ReleaseTarget, release: ReleaseRecord): Promise<void> => {
  const put = (path: string) =>
    target.write(path, Buffer.from(`${path} of ${release.version}`), servingOf(path));
  for (const path of filesOf(release)) await put(path);
  if (release.app === 'shell') {
    await put(keptPage(release.build, 'service-worker.js'));
    await put(keptPage(release.build, 'index.html'));
  }
};

/** All writes of a release, in order. */
export const releaseTo = async (target: ReleaseTarget, release: ReleaseRecord): Promise<void> => {
  await uploadTo(target, release);
  await makeLive(target, release);
};
