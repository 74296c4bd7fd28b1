import {
  type LivePointer,
  livePath,
  type PublishedRelease,
  pointerPath,
  type ReleaseRecord,
  recordFolder,
} from './record';
import { liveTables } from './site-files';
import { type ReleaseTarget, readJson } from './target';

/** The release that new visitors get; undefined when the app was never released here. */
export const liveRelease = async (target: ReleaseTarget, app: string): Promise<LivePointer | undefined> =>
  readJson<LivePointer>(target, pointerPath(app));

/** Each remote's live release, whether its folder is here or not. */
export const liveRemotes = async (target: ReleaseTarget): Promise<LivePointer[]> => {
  const names = Object.keys(await liveTables(target)).filter((name) => name !== 'shell');
  const releases = await Promise.all(names.map((name) => liveRelease(target, name)));
  return releases.filter((release) => release !== undefined);
};

/** Who made the live release live: not in the public pointer. */
export const whoReleased = async (target: ReleaseTarget, live: PublishedRelease): Promise<string> => {
  const known = await readJson<ReleaseRecord>(target, livePath(live.app));
  const isIt = known?.build === live.build && known.releasedAt === live.releasedAt;
  return isIt ? known.releasedBy : 'unknown';
};

/** A release's record; undefined when damaged, which must not prevent a rollback to another. */
const readRecord = (target: ReleaseTarget, path: string): Promise<ReleaseRecord | undefined> =>
  readJson<ReleaseRecord>(target, path).catch(() => undefined);

/** All kept releases, newest first. */
export const keptReleases = async (target: ReleaseTarget, app: string): Promise<ReleaseRecord[]> => {
  const paths = (await target.list(recordFolder(app))).filter((path) => path.endsWith('.json'));
  const records = await Promise.all(paths.map((path) => readRecord(target, path)));
  return records
    .filter((record) => record !== undefined)
    .sort((a, b) => b.releasedAt.localeCompare(a.releasedAt));
};
