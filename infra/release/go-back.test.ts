import { liveRelease } from '../registry/live';
import { emptyTarget, releaseTo, sampleRelease } from '../registry/testing';
import { goBackTo } from './go-back';

const app = 'player-portal';
const [before, broken, fixed] = [
  sampleRelease(app, '1.0.0'),
  sampleRelease(app, '1.1.0'),
  sampleRelease(app, '1.2.0'),
] as const;
const by = { releasedBy: 'nadia', releasedAt: '2026-02-01T00:00:00.000Z' };

test('a release that somebody makes at the same moment is not gone back from', async () => {
  const { target } = emptyTarget();
  for (const release of [before, broken]) await releaseTo(target, release);
  const meanwhile = {
    ...target,
    has: async (path: string) => {
      await releaseTo(target, fixed);
      return target.has(path);
    },
  };
  await expect(goBackTo(meanwhile, before, by, broken.build)).rejects.toThrow(
    `${app} 1.2.0 (${fixed.build}) was released meanwhile`,
  );
  expect((await liveRelease(target, app))?.build).toBe(fixed.build);
  await goBackTo(target, broken, by, fixed.build);
  expect((await liveRelease(target, app))?.build).toBe(broken.build);
});
