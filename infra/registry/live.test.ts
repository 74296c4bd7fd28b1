import { earlierReleases } from '../release/go-back';
import { keptReleases, liveRelease } from './live';
import { pointerPath, recordPath } from './record';
import { servingOf } from './serving';
import { emptyTarget, releaseTo, sampleRelease } from './testing';

const app = 'player-portal';
const [oldest, before, live] = ['1.0.0', '1.1.0', '1.2.0'].map((version) => sampleRelease(app, version));

/** Three releases, one of whose files is truncated. */
const damaged = async (path: string) => {
  const { target } = emptyTarget();
  for (const release of [oldest, before, live]) if (release) await releaseTo(target, release);
  await target.write(path, Buffer.from('{ "version": "1.'), servingOf(path));
  return target;
};

test('a damaged record is no release to go back to, and does not keep anybody from the others', async () => {
  const target = await damaged(before ? recordPath(before) : '');
  expect((await keptReleases(target, app)).map(({ version }) => version)).toEqual(['1.2.0', '1.0.0']);
  expect((await earlierReleases(target, app))[0]?.version).toBe('1.0.0');
});

test('a damaged pointer is named', async () => {
  const target = await damaged(pointerPath(app));
  await expect(liveRelease(target, app)).rejects.toThrow(`${pointerPath(app)} is damaged`);
  await expect(releaseTo(target, sampleRelease('admin-console', '1.0.0'))).rejects.toThrow(
    `${pointerPath(app)} is damaged`,
  );
});
