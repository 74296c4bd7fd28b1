import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { liveRelease, whoReleased } from '../../../infra/registry/live';
import { servingOf } from '../../../infra/registry/serving';
import { emptyTarget, releaseTo, sampleRelease } from '../../../infra/registry/testing';
import type { Club } from '../support/club';
import {
  before,
  breakFor,
  broken,
  clubWithSite,
  failFor,
  liveBuild,
  named,
  oldest,
  reason,
  releasedBefore,
  releaseEntries,
  reportFailure,
  reportViews,
  rollBack,
  type Site,
} from './site';

let club: Club;
let target: Site['target'];
let folder: Site['folder'];
const open = async (changes: Parameters<typeof clubWithSite>[0] = {}) => {
  ({ club, target, folder } = await clubWithSite(changes));
};
afterEach(() => club.close());

test('the team’s address hears of it, in both languages, and nobody else', async () => {
  await open({ releaseMail: 'team@club.test' });
  await club.admin();
  await breakFor(club, 5);
  await club.drain();
  expect(club.mailer.sent.map(({ to }) => to)).toEqual(['team@club.test']);
  expect(club.mailer.sent[0]?.text).toContain('automatiquement');
});

test('what does not fit the live shell is passed over, and with nothing left nothing happens', async () => {
  await open();
  await releaseTo(target, sampleRelease('shell', '2.0.0', { releasedAt: before.releasedAt }));
  await breakFor(club, 5);
  expect(await liveBuild(target)).toBe(broken.build);
  expect(await releaseEntries(club)).toEqual([]);
});

test('a release that was gone back from is not gone back to, and who puts it back has decided', async () => {
  await open();
  await breakFor(club, 5);
  const fixed = sampleRelease('player-portal', '1.3.0', {
    releasedAt: new Date(club.clock.now()).toISOString(),
  });
  await releaseTo(target, fixed);
  club.clock.set('2026-11-21T23:01:00Z');
  await breakFor(club, 6, fixed.build);
  expect(await liveBuild(target)).toBe(before.build);

  expect((await rollBack(club, before.build, broken.build)).status).toBe(204);
  await breakFor(club, 6);
  expect(await liveBuild(target)).toBe(broken.build);
  expect((await releaseEntries(club)).map(({ action }) => action)).toEqual([
    'release.rollback',
    'release.withdraw',
    'release.withdraw',
  ]);
});

test('a release that has worked for three days is not gone back from', async () => {
  await open();
  club.clock.set('2026-11-24T23:30:00Z');
  await breakFor(club, 6);
  expect(await liveBuild(target)).toBe(broken.build);
});

test('a release that was switched off stays off', async () => {
  await open();
  await target.write(
    'registry/player-portal.json',
    Buffer.from(JSON.stringify({ ...broken, enabled: false })),
    servingOf('registry/player-portal.json'),
  );
  await breakFor(club, 6);
  expect(await liveRelease(target, 'player-portal')).toMatchObject({ build: broken.build, enabled: false });
});

test('what the server has gone back to has worked, and is not gone back from', async () => {
  await open();
  club.clock.set('2026-11-21T21:30:00Z');
  for (const { build } of [oldest, before])
    for (let turn = 0; turn < 3; turn++) await reportViews(club, await club.person(), build, 50);
  club.clock.set('2026-11-21T23:10:00Z');
  await failFor(club, 5, broken.build);
  expect(await liveBuild(target)).toBe(before.build);
  await failFor(club, 8, before.build);
  expect(await liveBuild(target)).toBe(before.build);
});

test('the same build under another version is not the release before, and is listed once', async () => {
  await open();
  const { build, entry } = broken;
  await releaseTo(target, sampleRelease('player-portal', '1.2.1', { build, entry, ...releasedBefore(0) }));
  await breakFor(club, 5);
  expect(await liveBuild(target)).toBe(before.build);
  const { apps } = (await club.call('GET /api/v1/Releases', { as: await club.admin() })).ok();
  expect(apps[0]?.releases.map((release) => release.build)).toEqual([before.build, build, oldest.build]);
});

test('a release whose files are gone is not gone back to', async () => {
  await open();
  rmSync(join(folder, before.entry));
  for (let turn = 0; turn < 2; turn++) await reportViews(club, await club.person(), oldest.build, 50);
  await breakFor(club, 8);
  expect(await liveBuild(target)).toBe(oldest.build);
});

test('one member who opens page after page does not hide that all others cannot', async () => {
  await open();
  const busy = await club.person();
  for (let turn = 0; turn < 5; turn++) await reportViews(club, busy, broken.build, 100);
  await breakFor(club, 8);
  expect(await liveBuild(target)).toBe(before.build);
});

test('players cannot speak for pages that only administrators open', async () => {
  await open();
  const table = { admin: { path: { en: '/admin', fr: '/fr/admin' }, access: 'admin' } } as const;
  const [old, now] = ['1.0.0', '1.1.0'].map((version, index) =>
    sampleRelease('admin-console', version, {
      pages: table,
      releasedAt: new Date(Date.UTC(2026, 10, 21, 20 + index)).toISOString(),
    }),
  );
  if (!old || !now) throw new Error('no releases');
  await releaseTo(target, old);
  await releaseTo(target, now);
  const admins = await Promise.all(Array.from({ length: 5 }, () => club.person({ isAdmin: true })));
  const players = await club.people(8);
  for (const admin of admins) await reportViews(club, admin, old.build, 20, 'admin-console');
  for (const player of players) await reportFailure(club, player, now.build, 'admin-console');
  expect(await liveBuild(target, 'admin-console')).toBe(now.build);
  for (const admin of admins) await reportFailure(club, admin, now.build, 'admin-console');
  expect(await liveBuild(target, 'admin-console')).toBe(old.build);
});

describe('an administrator', () => {
  test('sees what is live, since when, by whom, how it fares, and what is kept', async () => {
    await open();
    await breakFor(club, 5);
    const { canRollBack, apps } = (await club.call('GET /api/v1/Releases', { as: await club.admin() })).ok();
    expect(canRollBack).toBe(true);
    expect(apps.map(({ app }) => app)).toEqual(['player-portal', 'shell']);
    expect(apps[0]?.releases).toMatchObject([
      { build: before.build, isLive: true, releasedBy: 'Courtside', reason, views: 300, failures: 0 },
      { build: broken.build, isLive: false, wasWithdrawn: true, releasedBy: 'tester', views: 5, failures: 5 },
      { build: oldest.build, isLive: false, wasWithdrawn: false, reason: null, views: 0 },
    ]);
  });

  test('goes back to a kept release, which says who it was', async () => {
    await open();
    expect((await rollBack(club, broken.build, oldest.build)).status).toBe(204);
    const live = await liveRelease(target, 'player-portal');
    expect(live?.build).toBe(oldest.build);
    expect(live && (await whoReleased(target, live))).toEqual({ releasedBy: 'Ada Boss' });
    expect(await releaseEntries(club)).toEqual([
      {
        action: 'release.rollback',
        actorName: 'Ada Boss',
        from: named(broken),
        to: named(oldest),
      },
    ]);
  });

  test('is refused what is not live any more, not kept, or does not fit, and nothing is noted', async () => {
    await open();
    expect((await rollBack(club, before.build, oldest.build)).error().code).toBe('changedMeanwhile');
    expect((await rollBack(club, broken.build, 'invented')).error().code).toBe('notFound');
    rmSync(join(folder, oldest.entry));
    expect((await rollBack(club, broken.build, oldest.build)).error().code).toBe('notFound');
    await releaseTo(target, sampleRelease('shell', '2.0.0'));
    expect((await rollBack(club, broken.build, before.build)).error().code).toBe('releaseUnfit');
    expect(await liveBuild(target)).toBe(broken.build);
    expect(await releaseEntries(club)).toEqual([]);
  });

  test('is told so where this server cannot write, and nothing is gone back from there', async () => {
    await open({ releaseTarget: { RELEASE_TARGET: emptyTarget().folder } });
    expect((await rollBack(club, broken.build, before.build)).error()).toMatchObject({
      code: 'releaseReadOnly',
    });
    expect((await club.call('GET /api/v1/Releases', { as: await club.admin() })).ok()).toEqual({
      canRollBack: false,
      apps: [],
    });
  });
});
