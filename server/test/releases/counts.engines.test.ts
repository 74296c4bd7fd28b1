import { releaseCounts } from '../../src/db/schema';
import { upkeep } from '../../src/upkeep';
import type { Club } from '../support/club';
import { before, broken, clubWithSite, reportFailure, reportViews } from './site';

let club: Club;
beforeAll(async () => {
  ({ club } = await clubWithSite());
});
beforeEach(async () => {
  club.clock.set(start);
  await club.database.db.delete(releaseCounts);
});
afterAll(() => club.close());

const rows = async () =>
  (await club.database.db.select().from(releaseCounts).orderBy(releaseCounts.build, releaseCounts.hour)).map(
    ({ build, hour, views, failures }) => [build, hour.toISOString(), views, failures],
  );
const start = '2026-11-21T23:00:00Z';
const hour = '2026-11-21T23:00:00.000Z';

test('views and failures add up by build and hour, and those of the last weeks are kept', async () => {
  const [ana, ben] = [await club.person(), await club.person()];
  await reportViews(club, ana, before.build, 3);
  await reportViews(club, ben, broken.build, 4);
  await reportFailure(club, ben, broken.build);
  club.clock.set('2026-11-22T00:30:00Z');
  await reportViews(club, ben, broken.build, 2);
  expect(await rows()).toEqual([
    [before.build, hour, 3, 0],
    [broken.build, hour, 4, 1],
    [broken.build, '2026-11-22T00:00:00.000Z', 2, 0],
  ]);
  club.clock.set('2026-12-26T23:10:00Z');
  await upkeep(club.app.services);
  expect(await rows()).toEqual([[broken.build, '2026-11-22T00:00:00.000Z', 2, 0]]);
});

test('a member’s failures of one release count once a day, a visitor’s never', async () => {
  const [ana, ben] = [await club.person(), await club.person()];
  for (const who of [ana, ana, undefined, ben, ana]) (await reportFailure(club, who, broken.build)).ok(204);
  await reportFailure(club, ana, before.build);
  expect(await rows()).toEqual([
    [before.build, hour, 0, 1],
    [broken.build, hour, 0, 2],
  ]);
  await Promise.all(Array.from({ length: 10 }, () => reportFailure(club, ana, broken.build)));
  expect((await rows())[1]).toEqual([broken.build, hour, 0, 2]);
});

test('of one member’s views of a release fifty count a day, whatever they report', async () => {
  const [ana, ben] = [await club.person(), await club.person()];
  const view = { app: 'player-portal', build: broken.build, views: 100 };
  await reportViews(club, ana, broken.build, 30);
  const views = Array.from({ length: 10 }, () => view);
  for (let turn = 0; turn < 2; turn++)
    (await club.call('POST /api/v1/Telemetry/views', { as: ana, body: { views } })).ok(204);
  expect(await rows()).toEqual([[broken.build, hour, 50, 0]]);
  await reportViews(club, ana, before.build, 7);
  await reportViews(club, ben, broken.build, 2);
  expect(await rows()).toEqual([
    [before.build, hour, 7, 0],
    [broken.build, hour, 52, 0],
  ]);
});
