import { emptyTarget, releaseTo, sampleRelease } from '../registry/testing';
import { fitWithLive } from './fit';
import { misreadRanges } from './ranges';

const shell = sampleRelease('shell', '4.0.1', { shared: { react: '^19.3.1', 'shared-ui': '^4.0.1' } });
const remote = (range: string) =>
  sampleRelease('player-portal', '4.0.0', { shell: range, shared: { react: '^19.3.1', 'shared-ui': range } });

test.each(['^4', '^3 || ^4', '>=3.1 <5', '3.1 - 4', '4.x', '~4.0', '*', '<5', '>=4.0.0 <4.2.0 || >=6'])(
  'browsers read %s as it is written',
  (range) => {
    expect(misreadRanges(remote(range), shell)).toEqual([]);
  },
);

test('what browsers do not find in a range is named before it is released', async () => {
  const { target } = emptyTarget();
  await releaseTo(target, shell);
  const candidate = remote('>= 3.1 < 5');
  expect(await fitWithLive(target, candidate)).toEqual([]);
  expect(await fitWithLive(target, candidate, misreadRanges)).toEqual(
    ['shell', 'shared-ui'].map(
      (module) =>
        `player-portal 4.0.0: browsers do not find ${module} 4.0.1 in >= 3.1 < 5; write it another way`,
    ),
  );
});

test.each(['^5', 'nonsense', '4.0.0-beta'])('what %s refuses is not said twice', (range) => {
  expect(misreadRanges(remote(range), shell)).toEqual([]);
});
