import { sampleRelease } from '../registry/testing';
import { incompatibilities } from './terms';

const shell = sampleRelease('shell', '1.4.0', { shared: { react: '^19.3.1', 'shared-ui': '^2.1.0' } });
const remote = (changes: Parameters<typeof sampleRelease>[2]) =>
  incompatibilities(
    sampleRelease('player-portal', '1.0.0', {
      shared: { react: '^19.3.1', 'shared-ui': '^2.0.0' },
      ...changes,
    }),
    shell,
  );

test('a remote that fits has nothing against it', () => {
  expect(remote({})).toEqual([]);
});

test.each([
  ['another contract', { contract: 2 }, /contract 2 instead of 1/],
  ['a newer shell than the live one', { shell: '^1.5.0' }, /made for shell \^1\.5\.0/],
  [
    'a shared module that nobody provides',
    { shared: { 'shared-ui/maps': '^2.0.0' } },
    /does not provide shared-ui\/maps/,
  ],
  [
    'a newer shared-ui',
    { shared: { 'shared-ui': '^2.2.0' } },
    /wants shared-ui \^2\.2\.0, the shell provides 2\.1\.0/,
  ],
  ['an older major of shared-ui', { shared: { 'shared-ui': '^1.0.0' } }, /wants shared-ui \^1\.0\.0/],
])('a remote that wants %s is refused, and told why', (_what, changes, reason) => {
  expect(remote(changes)).toEqual([expect.stringMatching(reason)]);
});
