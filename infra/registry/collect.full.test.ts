import fc from 'fast-check';
import { goBackTo } from '../release/go-back';
import { endGradual, releaseGradually } from '../release/gradual';
import { collect } from './collect';
import { keptReleases, liveRelease } from './live';
import type { ReleaseRecord } from './record';
import { emptyTarget, filesOf, releaseTo, sampleRelease, uploadTo } from './testing';

const app = 'player-portal';
const dayMs = 86_400_000;
const start = Date.UTC(2026, 0);

const step = fc.record({
  days: fc.integer({ min: 0, max: 25 }),
  what: fc.constantFrom('release', 'gradual', 'raise', 'end', 'back'),
  which: fc.nat(50),
});

test('whatever happens, what anybody gets or may have open stays, and what ended a month ago goes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const { target } = emptyTarget();
      const lastGot = new Map<string, number>();
      let now = start;
      let minor = 0;
      const make = (): ReleaseRecord => {
        const version = `1.${minor++}.0`;
        return sampleRelease(app, version, {
          build: `b${minor}`,
          entry: `/r/${app}/b${minor}/entry.js`,
          releasedAt: new Date(now).toISOString(),
        });
      };
      const note = async () => {
        const live = await liveRelease(target, app);
        for (const one of [live, live?.next]) if (one) lastGot.set(one.build, now);
      };
      await releaseTo(target, make());
      for (const { days, what, which } of steps) {
        await note();
        now += days * dayMs;
        await note();
        jest.setSystemTime(now);
        const { next } = (await liveRelease(target, app)) ?? {};
        const by = { releasedBy: 'nadia', releasedAt: new Date(now).toISOString() };
        const kept = await keptReleases(target, app);
        const chosen = kept[which % kept.length];
        if (what === 'release') await releaseTo(target, make());
        else if (what === 'back' && chosen) await goBackTo(target, chosen, by);
        else if (what === 'end') await endGradual(target, app);
        else if (next && what === 'raise')
          await releaseGradually(target, { ...next, releasedBy: 'nadia' }, 1 + (which % 99));
        else if (!next && what === 'gradual') {
          const release = make();
          await uploadTo(target, release);
          await releaseGradually(target, release, 10);
        }
        await note();
        await collect(target, app, now);
        const live = await liveRelease(target, app);
        const left = new Set((await keptReleases(target, app)).map(({ build }) => build));
        for (const [build, at] of lastGot) {
          const has = await Promise.all(
            filesOf({ entry: `/r/${app}/${build}/entry.js` }).map((path) => target.has(path)),
          );
          const isGot = build === live?.build || build === live?.next?.build;
          if (isGot || now - at <= 30 * dayMs)
            expect([build, left.has(build), ...has]).toEqual([build, true, true, true]);
          else if (!left.has(build)) expect([build, ...has]).toEqual([build, false, false]);
        }
        const old = [...lastGot].filter(
          ([build, at]) => left.has(build) && build !== live?.build && now - at > 30 * dayMs,
        );
        expect(old.length).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 20 },
  );
});

beforeEach(() =>
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
  }),
);
afterEach(() => jest.useRealTimers());

test('of the shell, a file that a kept build needs stays', async () => {
  const { target } = emptyTarget();
  const names = [
    ['shared.js', 'first.js'],
    ['shared.js', 'second.js'],
    ['shared.js', 'third.js'],
  ];
  for (const [index, files] of names.entries()) {
    const release = sampleRelease('shell', `1.${index}.0`, { files, entry: `/assets/${files[1]}` });
    for (const name of files)
      await target.write(`assets/${name}`, Buffer.from(name), { contentType: '', cacheControl: '' });
    await releaseTo(target, release);
  }
  expect((await collect(target, 'shell', start + 40 * dayMs)).map(({ version }) => version)).toEqual([
    '1.0.0',
  ]);
  expect((await target.list('assets')).filter((path) => !path.endsWith('app.js')).sort()).toEqual([
    'assets/second.js',
    'assets/shared.js',
    'assets/third.js',
  ]);
});
