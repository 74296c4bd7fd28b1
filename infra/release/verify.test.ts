import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type BuildManifest, integrityOf } from '../build/manifest';
import { servingOf } from '../registry/serving';
import { makeLive } from '../registry/switch';
import { emptyTarget, filesOf, releaseTo, sampleRelease } from '../registry/testing';
import { rebuild } from './reproduce';
import { verify } from './verify';

const commit = 'c'.repeat(40);
const folder = 'r/player-portal/b110';
const integrity = integrityOf(Buffer.from(`${folder}/entry.js of 1.1.0`));
const live = sampleRelease('player-portal', '1.1.0', { commit, integrity });

/** A target with a release, and the result of rebuilding its commit. */
const released = async (build = live.build, name = 'entry.js', release = live) => {
  const [{ target }, { target: again }] = [emptyTarget(), emptyTarget()];
  await releaseTo(target, release);
  await releaseTo(again, release);
  const manifest = {
    app: release.app,
    build,
    files: [{ name, integrity: release.integrity }],
    first: { entry: name },
  };
  const onlyFiles = {
    ...again,
    list: async () => (await again.list('')).filter((path) => path.startsWith('r/')),
  };
  return {
    target,
    differences: () =>
      verify(target, release.app, async () => ({
        manifest: manifest as unknown as BuildManifest,
        target: onlyFiles,
      })),
  };
};

test('a release that its commit gives again is as it should be, in all its forms', async () => {
  const { target, differences } = await released();
  for (const path of filesOf(live)) {
    const content = (await target.read(path)) ?? Buffer.from('');
    await target.write(`${path}.br`, brotliCompressSync(content), servingOf(`${path}.br`));
    await target.write(`${path}.gz`, gzipSync(content), servingOf(`${path}.gz`));
  }
  expect(await differences()).toEqual([]);
});

test('one that its commit does not give is told, with the files that are not in it', async () => {
  const { differences } = await released('another', 'stranger.js');
  expect(await differences()).toEqual([
    `player-portal: ${commit} gives build another, and ${live.build} is live`,
    '  stranger.js is not in what is live',
  ]);
});

test.each([
  ['a script', `${folder}/app.js`, Buffer.from('alert(1)')],
  ['a script as most browsers get it', `${folder}/app.js.br`, brotliCompressSync('alert(1)')],
  ['a script in a form that cannot be read', `${folder}/app.js.gz`, Buffer.from('alert(1)')],
])('%s that was changed where it is published is found', async (_what, path, content) => {
  const { target, differences } = await released();
  await target.write(path, content, servingOf(path));
  expect(await differences()).toEqual([`player-portal: ${path} is not what ${commit} gives`]);
});

test('so is another entry, or another integrity, in the pointer', async () => {
  const { target, differences } = await released();
  await makeLive(target, { ...live, integrity: integrityOf(Buffer.from('alert(1)')) });
  expect(await differences()).toEqual([
    `player-portal: the entry ${live.entry} and its integrity is not what ${commit} gives`,
  ]);
});

test('so is the page itself, where the shell has put it', async () => {
  const shell = sampleRelease('shell', '1.1.0', { commit, entry: '/assets/entry.js' });
  const { target, differences } = await released(shell.build, 'entry.js', shell);
  expect(await differences()).toEqual([]);
  await target.write('index.html', Buffer.from('<script>'), servingOf('index.html'));
  expect(await differences()).toEqual([`shell: index.html is not what ${commit} gives`]);
});

test('without a release or a commit there is nothing to compare', async () => {
  const { target } = emptyTarget();
  await expect(verify(target, 'player-portal')).rejects.toThrow('never released');
  await makeLive(target, sampleRelease('player-portal', '1.1.0'));
  await expect(verify(target, 'player-portal')).rejects.toThrow('without a commit');
});

test('a commit that a shallow clone lacks is named', async () => {
  await expect(rebuild('player-portal', commit)).rejects.toThrow(`commit ${commit} is not in this clone`);
});
