import { keptReleases, liveRelease } from '../registry/live';
import { pointerPath, publicPartOf, type ReleaseRecord } from '../registry/record';
import { makeLive } from '../registry/switch';
import type { ReleaseTarget } from '../registry/target';
import { emptyTarget, releaseTo, sampleRelease, uploadTo } from '../registry/testing';
import { earlierReleases, goBackTo } from './go-back';
import { endGradual, releaseGradually } from './gradual';

const app = 'player-portal';
const [live, next, other] = [
  sampleRelease(app, '1.0.0'),
  sampleRelease(app, '1.1.0'),
  sampleRelease(app, '1.2.0'),
] as const;

let target: ReleaseTarget;
beforeEach(async () => {
  ({ target } = emptyTarget());
  await releaseTo(target, sampleRelease('shell', '1.0.0'));
  await releaseTo(target, live);
  for (const release of [next, other]) await uploadTo(target, release);
});

const shown = async () => {
  const pointer = await liveRelease(target, app);
  return [pointer?.build, pointer?.next?.build, pointer?.next?.traffic];
};
const by = { releasedBy: 'nadia', releasedAt: '2026-02-01T00:00:00.000Z' };

test('a part of the traffic is told of the next release beside the live one, which stays as it was', async () => {
  const before = await liveRelease(target, app);
  await releaseGradually(target, next, 10);
  expect(await liveRelease(target, app)).toEqual({ ...before, next: { ...publicPartOf(next), traffic: 10 } });
  expect(String(await target.read(pointerPath(app)))).not.toContain('tester');
  expect(String(await target.read('registry/pages.json'))).not.toContain('1.1.0');
  await releaseGradually(target, { ...next, releasedAt: by.releasedAt }, 50);
  expect(await shown()).toEqual([live.build, next.build, 50]);
  expect((await liveRelease(target, app))?.next?.releasedAt).toBe(next.releasedAt);
});

test('a release to everybody ends it, whichever it is', async () => {
  for (const release of [next, other]) {
    await releaseGradually(target, next, 50);
    await makeLive(target, release);
    expect(await shown()).toEqual([release.build, undefined, undefined]);
    await goBackTo(target, live, by);
  }
});

test('it ends without a trace on the live one, and is not what a later rollback finds', async () => {
  await releaseGradually(target, next, 50);
  await endGradual(target, app);
  expect(await shown()).toEqual([live.build, undefined, undefined]);
  await makeLive(target, other);
  expect((await earlierReleases(target, app)).map(({ build }) => build)).toEqual([live.build]);
  // When chosen explicitly it becomes a release like any other.
  const kept = (await keptReleases(target, app)).find(({ build }) => build === next.build) as ReleaseRecord;
  await goBackTo(target, kept, by);
  expect(String(await target.read(pointerPath(app)))).not.toContain('"traffic"');
  await makeLive(target, sampleRelease(app, '1.40.0'));
  const builds = (await earlierReleases(target, app)).map(({ build }) => build);
  expect(builds).toEqual([next.build, other.build, live.build]);
});

test('going back from the live one ends it, too', async () => {
  await makeLive(target, next);
  await releaseGradually(target, other, 10);
  const [earlier] = await earlierReleases(target, app);
  await goBackTo(target, earlier as ReleaseRecord, by);
  expect(await shown()).toEqual([live.build, undefined, undefined]);
});

test('a second one waits, and a first one needs something live', async () => {
  await releaseGradually(target, next, 10);
  await expect(releaseGradually(target, other, 20)).rejects.toThrow(
    /1\.1\.0 \(b110\) is being released gradually/,
  );
  await expect(releaseGradually(target, sampleRelease('stats', '1.0.0'), 20)).rejects.toThrow(
    /never released/,
  );
  expect(await shown()).toEqual([live.build, next.build, 10]);
});

/** The target, with a concurrent action just before the first write to a path. */
const interruptedAt = (path: string, meanwhile: () => Promise<void>): ReleaseTarget => {
  let interruption: Promise<void> | undefined;
  return {
    ...target,
    async write(...args) {
      if (args[0] === path) {
        interruption ??= meanwhile();
        await interruption;
      }
      await target.write(...args);
    },
  };
};

test('a release that somebody makes at the same moment wins', async () => {
  const slow = interruptedAt(pointerPath(app), () => makeLive(target, other));
  await expect(releaseGradually(slow, next, 10)).rejects.toThrow(/1\.2\.0 was released meanwhile/);
  expect(await shown()).toEqual([other.build, undefined, undefined]);
});

test('one that was interrupted before its pointer leaves the live one, and the next attempt finishes', async () => {
  const killed = interruptedAt(pointerPath(app), () => Promise.reject(new Error('killed')));
  await expect(releaseGradually(killed, next, 10)).rejects.toThrow('killed');
  expect(await shown()).toEqual([live.build, undefined, undefined]);
  await releaseGradually(target, next, 10);
  expect(await shown()).toEqual([live.build, next.build, 10]);
});
