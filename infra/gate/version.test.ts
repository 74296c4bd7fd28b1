import { sampleRelease } from '../registry/testing';
import { nothingNew, outrun } from './version';

const [old, live, next] = ['1.0.0', '1.1.0', '1.2.0'].map((version) =>
  sampleRelease('player-portal', version, { commit: version }),
) as [ReturnType<typeof sampleRelease>, ReturnType<typeof sampleRelease>, ReturnType<typeof sampleRelease>];
const ended = '2026-01-20T00:00:00.000Z';

test.each([
  ['a changed build', next, [live, old], live, undefined],
  ['the first one', live, [], undefined, undefined],
  [
    'what is live',
    { ...live, version: '1.7.0' },
    [live, old],
    live,
    'player-portal 1.1.0 (b110) is what is live',
  ],
  ['what is live and was switched off', live, [live], { ...live, enabled: false }, undefined],
  [
    'what somebody went back from, when another app is pushed',
    { ...next, version: '1.7.0' },
    [{ ...next, liveUntil: ended }, live],
    live,
    'player-portal 1.2.0 (b120) was gone back from; `npm run rollback -- player-portal b120` brings it back',
  ],
  [
    'what was there before, when a commit is reverted',
    live,
    [next, { ...live, liveUntil: ended }],
    next,
    undefined,
  ],
  ['what was interrupted before it was live', next, [next, live], live, undefined],
] as const)('%s', (_what, candidate, kept, now, reason) => {
  expect(nothingNew(candidate, [...kept], now)).toBe(reason);
});

test('an older commit does not replace a newer one; one that nobody knows may', () => {
  expect(outrun(live, [next])).toEqual([
    'player-portal: 1.1.0 is of an older commit than 1.2.0, which was released; go back with `npm run rollback`',
  ]);
  expect(outrun(next, [live, old])).toEqual([]);
  const { commit: _, ...unknown } = live;
  expect(outrun(unknown, [next])).toEqual([]);
});
