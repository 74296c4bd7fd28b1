import { keptReleases, liveRelease } from '../../../infra/registry/live';
import { sampleRelease, uploadTo } from '../../../infra/registry/testing';
import { endGradual, releaseGradually } from '../../../infra/release/gradual';
import type { Club } from '../support/club';
import {
  clubWithSite,
  broken as live,
  named,
  releaseEntries,
  reportFailure,
  reportViews,
  rollBack,
} from './site';

const app = 'player-portal';
const next = sampleRelease(app, '1.3.0', { releasedAt: live.releasedAt });

let club: Club;
let target: Awaited<ReturnType<typeof clubWithSite>>['target'];
beforeEach(async () => {
  ({ club, target } = await clubWithSite());
  await uploadTo(target, next);
  await releaseGradually(target, next, 10);
});
afterEach(() => club.close());

/** Two people see the live release without trouble; `members` others cannot open the gradual one's page. */
const breaks = async (members: number) => {
  await reportViews(club, await club.person(), live.build, 50);
  await reportViews(club, await club.person(), live.build, 50);
  for (let member = 0; member < members; member++) {
    const person = await club.person();
    await reportViews(club, person, next.build, 1);
    await reportFailure(club, person, next.build);
  }
};
const builds = async () => {
  const pointer = await liveRelease(target, app);
  return [pointer?.build, pointer?.next?.build];
};

test('a gradual release that fails more than the live one ends by itself; the live one is not touched', async () => {
  const { next: _next, ...before } = (await liveRelease(target, app)) ?? {};
  await club.admin();
  await breaks(4);
  expect(await builds()).toEqual([live.build, next.build]);
  await breaks(1);
  expect(await liveRelease(target, app)).toEqual(before);
  const reason = '1.3.0 (b130) failed 5 times in 5 page views, the one before 0 times in 200';
  expect(await releaseEntries(club)).toEqual([
    {
      action: 'release.withdraw',
      actorName: 'System',
      from: named(next),
      to: { ...named(live), reason },
    },
  ]);
  expect((await keptReleases(target, app)).find(({ build }) => build === next.build)?.reason).toBe(reason);
  await club.drain();
  expect(club.mailer.sent.map(({ subject }) => subject)).toEqual([expect.stringContaining(next.version)]);
});

test('it is watched for as long as it is gradual, and who starts it again has decided', async () => {
  club.clock.set('2026-11-28T23:30:00Z');
  await breaks(5);
  expect(await builds()).toEqual([live.build, undefined]);
  await releaseGradually(target, next, 10);
  await breaks(6);
  expect(await builds()).toEqual([live.build, next.build]);
});

test('administrators see both with their shares', async () => {
  const shares = async () => {
    const { apps } = (await club.call('GET /api/v1/Releases', { as: await club.admin() })).ok();
    return apps[0]?.releases.slice(0, 3).map(({ build, isLive, share }) => [build, isLive, share]);
  };
  expect(await shares()).toEqual([
    [live.build, true, 90],
    [next.build, false, 10],
    ['b110', false, 0],
  ]);
  await endGradual(target, app);
  expect((await shares())?.[0]).toEqual([live.build, true, 100]);
});

test('an administrator ends it, or makes it everybody’s, and the log says who', async () => {
  expect((await rollBack(club, next.build, 'b110')).error().code).toBe('changedMeanwhile');
  expect((await rollBack(club, next.build, live.build)).status).toBe(204);
  expect(await builds()).toEqual([live.build, undefined]);
  expect((await rollBack(club, next.build, live.build)).error().code).toBe('changedMeanwhile');
  await releaseGradually(target, next, 50);
  expect((await rollBack(club, live.build, next.build)).status).toBe(204);
  expect(await builds()).toEqual([next.build, undefined]);
  expect(await releaseEntries(club)).toEqual(
    [
      [live, next],
      [next, live],
    ].map(([from = live, to = live]) => ({
      action: 'release.rollback',
      actorName: 'Ada Boss',
      from: named(from),
      to: named(to),
    })),
  );
});
