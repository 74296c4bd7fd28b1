import { liveRelease, whoReleased } from '../../../infra/registry/live';
import { buildApp } from '../../src/app';
import type { Club } from '../support/club';
import {
  before,
  breakFor,
  broken,
  clubWithSite,
  liveBuild,
  named,
  reason,
  releaseEntries,
  reportViews,
  type Site,
} from './site';

let club: Club;
let target: Site['target'];
beforeEach(async () => {
  ({ club, target } = await clubWithSite());
});
afterEach(() => club.close());

test('a release that five of five members cannot open is gone back from, with its reason everywhere', async () => {
  await club.admin();
  await breakFor(club, 5);
  const live = await liveRelease(target, 'player-portal');
  expect(live).toMatchObject({ version: before.version, build: before.build, enabled: true });
  expect(live && (await whoReleased(target, live))).toEqual({ releasedBy: 'Courtside', reason });
  expect(JSON.stringify(live)).not.toContain('Courtside');
  expect(await releaseEntries(club)).toEqual([
    {
      action: 'release.withdraw',
      actorName: 'System',
      from: named(broken),
      to: { ...named(before), reason },
    },
  ]);
  await club.drain();
  const [mail] = club.mailer.sent;
  expect(mail).toMatchObject({ to: (await club.admin()).email });
  expect(mail?.subject).toContain(broken.version);
  expect(mail?.text).toContain('http://club.test/admin/releases');
  expect(club.mailer.sent).toHaveLength(1);
});

test('four members are too few', async () => {
  await breakFor(club, 4);
  expect(await liveBuild(target)).toBe(broken.build);
});

test('two processes that see it at once go back once', async () => {
  const { config, clock } = club.app.services;
  const other = await buildApp({ config, clock, db: club.database, mailer: club.mailer });
  const [ana, ...people] = await club.people(9);
  if (!ana) throw new Error('nobody');
  await reportViews(club, ana, before.build, 100);
  const payload = { remote: 'player-portal', build: broken.build, cause: 'crashed' };
  await Promise.all(
    people.map(({ token }, index) =>
      (index % 2 ? club.app : other).inject({
        method: 'POST',
        url: '/api/v1/Telemetry/remotes',
        headers: { authorization: `Bearer ${token}` },
        payload,
      }),
    ),
  );
  await other.close();
  expect(await liveBuild(target)).toBe(before.build);
  expect(await releaseEntries(club)).toHaveLength(1);
});
