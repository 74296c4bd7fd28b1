import { seededRandom } from '../../../test/support/random';
import { type Counts, falseAlarmRate, isWorse } from './policy';

const of = (views: number, failures: number): Counts => ({ views, failures });

test.each<[what: string, release: Counts, before: Counts, worse: boolean]>([
  ['every page fails', of(5, 5), of(200, 0), true],
  ['every page fails, and four people have seen it', of(4, 4), of(200, 0), false],
  ['half of the pages fail', of(16, 8), of(200, 1), true],
  ['a tenth fails where nothing did', of(150, 15), of(1000, 2), true],
  ['a tenth fails as it did before', of(150, 15), of(1000, 100), false],
  ['a little more fails than before', of(400, 12), of(400, 8), false],
  ['what fails is what networks do', of(5000, 20), of(5000, 0), false],
  ['it fails less than before', of(500, 5), of(500, 100), false],
  ['five strangers among a thousand members', of(1000, 5), of(1000, 0), false],
  ['sixteen strangers among a thousand members', of(1000, 16), of(1000, 0), false],
  ['seventeen strangers among a thousand members', of(1000, 17), of(1000, 0), true],
  ['hardly anything is known of the one before', of(20, 20), of(49, 0), false],
  ['all that is known of the one before is that it fails', of(20, 20), of(60, 60), false],
  ['failures are here before the views that they belong to', of(0, 6), of(200, 0), true],
  ['nothing is known', of(0, 0), of(0, 0), false],
])('%s', (_what, release, before, worse) => {
  expect(isWorse(release, before)).toBe(worse);
});

/** Views until the next failure; drawing once per failure takes a hundredth of the time of once per view. */
const viewsBeforeFailure = (random: () => number, rate: number): number =>
  rate < 1 ? Math.floor(Math.log(1 - random()) / Math.log(1 - rate)) : 0;

/** Views after which a release is judged worse, checked after each failure, as the server does. */
const viewsUntilFound = (random: () => number, rate: number, rateBefore: number, viewsBefore: number) => {
  const next = (view: number, failing: number) => view + viewsBeforeFailure(random, failing) + 1;
  const before = of(viewsBefore, 0);
  for (let view = next(0, rateBefore); view <= viewsBefore; view = next(view, rateBefore)) before.failures++;
  const release = of(0, 0);
  for (let view = next(0, rate); view <= 1500; view = next(view, rate)) {
    release.views = view;
    release.failures++;
    if (isWorse(release, before)) return view;
  }
  return Number.POSITIVE_INFINITY;
};

test('a release that is as good as the one before is gone back from in less than one of a hundred lives', () => {
  const random = seededRandom(60);
  const lives = 400;
  for (const viewsBefore of [50, 200, 1000]) {
    for (const rate of [0.002, 0.01, 0.05, 0.3]) {
      let alarms = 0;
      for (let life = 0; life < lives; life++) {
        if (viewsUntilFound(random, rate, rate, viewsBefore) < Number.POSITIVE_INFINITY) alarms++;
      }
      expect([viewsBefore, rate, alarms / lives <= falseAlarmRate]).toEqual([viewsBefore, rate, true]);
    }
  }
});

test('one that crashes is found after five views, one that fails every second time after thirty', () => {
  const random = seededRandom(61);
  const found = (rate: number) =>
    Array.from({ length: 200 }, () => viewsUntilFound(random, rate, 0.002, 200)).sort((a, b) => a - b);
  expect(found(1).at(-1)).toBe(5);
  expect(found(0.5).at(190)).toBeLessThanOrEqual(30);
});

test('more failures never speak for a release, and more views without failures never against it', () => {
  const random = seededRandom(62);
  for (let round = 0; round < 2000; round++) {
    const [views, before] = [Math.ceil(random() * 500), of(50 + Math.floor(random() * 500), 0)];
    before.failures = Math.floor(random() * random() * before.views);
    const failures = Math.floor(random() * views);
    if (!isWorse(of(views, failures), before)) continue;
    expect(isWorse(of(views, Math.min(failures + 1, views)), before)).toBe(true);
    expect(isWorse(of(views, failures), { ...before, failures: Math.floor(before.failures / 2) })).toBe(true);
  }
});
