import { whoReleased } from '../registry/live';
import { filesFolder, keptPage, type LivePointer, pointerPath } from '../registry/record';
import { servingOf } from '../registry/serving';
import { makeLive } from '../registry/switch';
import type { ReleaseTarget } from '../registry/target';

const copy = async (from: ReleaseTarget, to: ReleaseTarget, folder: string): Promise<void> => {
  for (const path of await from.list(folder)) {
    const content = await from.read(path);
    if (content) await to.write(path, content, servingOf(path));
  }
};

/** Copies a live release with all its files to another place, without its gradual release. */
export const copyRelease = async (
  from: ReleaseTarget,
  to: ReleaseTarget,
  { next: _next, ...live }: LivePointer,
): Promise<void> => {
  const release = { ...live, releasedBy: await whoReleased(from, live) };
  await copy(from, to, filesFolder(release.app, release.build));
  if (release.app === 'shell') await copy(from, to, keptPage(release.build, '').replace(/\/$/, ''));
  await makeLive(to, release);
  if (!(await to.has(pointerPath(release.app)))) throw new Error(`${release.app} could not be taken over`);
};
