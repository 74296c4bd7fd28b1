import type { BuildManifest } from '../build/manifest';
import { makeLive } from './switch';
import { emptyTarget, madeUpRelease, releaseTo } from './testing';
import { verify } from './verify';

const commit = 'c'.repeat(40);
const live = madeUpRelease('player-portal', '1.1.0', { commit });

const again = (build: string, name: string) =>
  ({ app: 'player-portal', build, files: [{ name }] }) as unknown as BuildManifest;

/** A target with a release, and what its commit gives when it is built once more. */
const released = async (build: string, name: string) => {
  const { target } = emptyTarget();
  await releaseTo(target, live);
  return verify(target, 'player-portal', () => again(build, name));
};

test('a release that its commit gives again is as it should be', async () => {
  expect(await released(live.build, 'entry.js')).toEqual([]);
});

test('one that its commit does not give is told, with the files that are not in it', async () => {
  expect(await released('another', 'stranger.js')).toEqual([
    `player-portal: ${commit} gives build another, and ${live.build} is live`,
    '  stranger.js is not in what is live',
  ]);
});

test('without a release or a commit there is nothing to compare', async () => {
  const { target } = emptyTarget();
  await expect(verify(target, 'player-portal')).rejects.toThrow('never released');
  await makeLive(target, madeUpRelease('player-portal', '1.1.0'));
  await expect(verify(target, 'player-portal')).rejects.toThrow('without a commit');
});
