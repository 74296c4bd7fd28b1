import { keptReleases, liveRelease } from './live';
import { buildFolder, filesFolder, type ReleaseRecord, recordFolder, recordPath } from './record';
import type { ReleaseTarget } from './target';

/** Far longer than a tab stays open with what it was given, which is a week. */
const keptMs = 30 * 86_400_000;

const isOld = ({ releasedAt, liveUntil = releasedAt }: ReleaseRecord, now: number): boolean =>
  Math.max(Date.parse(releasedAt), Date.parse(liveUntil)) < now - keptMs;

/** The releases of an app that nobody gets, nobody can have open, and no rollback would begin with. */
const oldOf = (records: ReleaseRecord[], got: (string | undefined)[], now: number): ReleaseRecord[] => {
  const former = records.filter(({ build, traffic }) => !got.includes(build) && traffic === undefined);
  const [last] = former.sort((a, b) => endOf(b).localeCompare(endOf(a)));
  return records.filter(
    (record) => !got.includes(record.build) && record.build !== last?.build && isOld(record, now),
  );
};

const endOf = ({ liveUntil = '', releasedAt }: ReleaseRecord): string => liveUntil || releasedAt;

/** The files of the shell's builds are in one folder: those that no kept build needs, if that is known. */
const unneeded = (old: ReleaseRecord, kept: ReleaseRecord[]): string[] => {
  if (kept.some(({ files }) => !files)) return [];
  const needed = new Set(kept.flatMap(({ files = [] }) => files));
  return (old.files ?? [])
    .filter((name) => !needed.has(name))
    .map((name) => `${filesFolder('shell', '')}/${name}`);
};

/**
 * Deletes an app's releases that ended more than thirty days ago, but never what is live, in a gradual release, or the
 * last one before it. A record goes last, so that an interrupted attempt is finished by the next one.
 * @param now in ms since the epoch
 * @returns what was deleted
 */
export const collect = async (
  target: ReleaseTarget,
  app: string,
  now = Date.now(),
): Promise<ReleaseRecord[]> => {
  const records = await keptReleases(target, app);
  const live = await liveRelease(target, app);
  if (!live) return [];
  const old = oldOf(records, [live.build, live.next?.build], now);
  // A build may have been released as several versions.
  const builds = (list: ReleaseRecord[]) => new Set(list.map(({ build }) => build));
  const kept = records.filter((record) => !old.includes(record));
  for (const record of old) {
    const assets = app === 'shell' ? unneeded(record, kept) : [];
    const files = builds(kept).has(record.build) ? [] : await target.list(buildFolder(record));
    for (const path of [...assets.flatMap((path) => [path, `${path}.br`, `${path}.gz`]), ...files])
      await target.remove(path);
    const own = recordPath(record).replace(/json$/, '');
    const records = (await target.list(recordFolder(app))).filter((path) => path.startsWith(own));
    for (const path of records.sort((a, b) => Number(a.endsWith('.json')) - Number(b.endsWith('.json'))))
      await target.remove(path);
  }
  return old;
};
