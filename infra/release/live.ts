import type { AppName } from '../webpack/apps';
import { pointerPath, type ReleaseRecord, recordFolder } from './record';
import type { ReleaseTarget } from './target';

const parse = (content: Buffer | undefined): ReleaseRecord | undefined =>
  content && (JSON.parse(content.toString('utf8')) as ReleaseRecord);

/** The release that new visitors get; nothing when the app was never released here. */
export const liveRelease = async (target: ReleaseTarget, app: AppName): Promise<ReleaseRecord | undefined> =>
  parse(await target.read(pointerPath(app)));

/** Every release that is kept, the newest first. */
export const keptReleases = async (target: ReleaseTarget, app: AppName): Promise<ReleaseRecord[]> => {
  const paths = (await target.list(recordFolder(app))).filter((path) => path.endsWith('.json'));
  const records = await Promise.all(paths.map(async (path) => parse(await target.read(path))));
  return records
    .filter((record) => record !== undefined)
    .sort((a, b) => b.releasedAt.localeCompare(a.releasedAt));
};
