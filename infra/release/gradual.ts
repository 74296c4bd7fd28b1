import { liveRelease } from '../registry/live';
import {
  type LivePointer,
  livePath,
  pointerPath,
  publicPartOf,
  type ReleaseRecord,
  recordPath,
} from '../registry/record';
import { endLife, tellChange, writeJson } from '../registry/switch';
import type { ReleaseTarget } from '../registry/target';

/**
 * Writes a pointer with another gradual release, and the same live one. A concurrent release wins: it records the live
 * release before it writes its pointer (`switchTo`), so that comparing the record before and after detects it.
 * @throws when that has happened
 */
const changeNext = async (target: ReleaseTarget, app: string, next: LivePointer['next']): Promise<void> => {
  const note = await target.read(livePath(app));
  const noted = note && (JSON.parse(String(note)) as ReleaseRecord);
  const live = await liveRelease(target, app);
  if (!live) throw new Error(`${app} was never released to ${target.name}: release it to everybody first`);
  if (noted && noted.build !== live.build && noted.releasedAt > live.releasedAt)
    throw new Error(
      `${app} ${noted.version} is being released, or its release was interrupted: finish that first`,
    );
  const { next: ended, ...rest } = live;
  if (ended && !next) await endLife(target, ended, new Date().toISOString());
  await writeJson(target, pointerPath(app), next ? { ...rest, next } : rest);
  await tellChange(target);
  const after = await target.read(livePath(app));
  if (String(after) === String(note)) return;
  const winner = JSON.parse(String(after)) as ReleaseRecord;
  await writeJson(target, pointerPath(app), publicPartOf(winner));
  throw new Error(`${app} ${winner.version} was released meanwhile, and is everybody's`);
};

/**
 * Gives a part of the traffic a release whose files are in place; the live one is not touched. For a running gradual
 * release it changes its traffic.
 * @param traffic in percent, from 1 to 99
 * @throws when nothing is live yet, or another one is under way
 */
export const releaseGradually = async (
  target: ReleaseTarget,
  release: ReleaseRecord,
  traffic: number,
): Promise<void> => {
  const { app, version, build } = release;
  const running = (await liveRelease(target, app))?.next;
  if (running && running.build !== build) throw new Error(anotherUnderWay(running));
  // The start of the gradual release, whatever its traffic.
  const releasedAt = running?.releasedAt ?? release.releasedAt;
  await writeJson(target, recordPath(release), { ...release, releasedAt, traffic });
  await changeNext(target, app, { ...publicPartOf(release), releasedAt, traffic });
  const now = (await liveRelease(target, app))?.next;
  if (now?.build !== build || now.traffic !== traffic)
    throw new Error(`${app} ${version}: somebody else has changed the gradual release meanwhile`);
};

/** Why a second gradual release of an app has to wait. */
export const anotherUnderWay = ({
  app,
  version,
  build,
  traffic,
  commit,
}: NonNullable<LivePointer['next']>): string =>
  `${app} ${version} (${build}${commit ? `, of commit ${commit}` : ''}) is being released gradually, to ${traffic} %: ` +
  `raise its traffic from there, or end it with \`npm run rollback -- ${app}\``;

/**
 * Ends a gradual release: new visitors all get the live one, which is not touched.
 * @throws when a release was made meanwhile
 */
export const endGradual = async (target: ReleaseTarget, app: string): Promise<void> => {
  if ((await liveRelease(target, app))?.next) await changeNext(target, app, undefined);
};
