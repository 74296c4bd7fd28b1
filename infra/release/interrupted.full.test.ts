import { liveRelease } from '../registry/live';
import type { ReleaseRecord } from '../registry/record';
import { sitePagesPath } from '../registry/site-files';
import type { ReleaseTarget } from '../registry/target';
import { emptyTarget, filesOf, releaseTo, sampleRelease } from '../registry/testing';
import { appNames } from '../workspaces/apps';

class Killed extends Error {}

/** Lets a number of writes through, then stops as a killed process does. */
const killedAfter = (target: ReleaseTarget, writes: number): ReleaseTarget => {
  let left = writes;
  return {
    ...target,
    write: async (...args) => {
      if (left-- <= 0) throw new Killed();
      await target.write(...args);
    },
  };
};

/** The number of writes of a release that follows another one. */
const countWrites = async (old: ReleaseRecord, release: ReleaseRecord): Promise<number> => {
  let writes = 0;
  const { target } = emptyTarget();
  await releaseTo(target, old);
  const write: ReleaseTarget['write'] = (...args) => {
    writes++;
    return target.write(...args);
  };
  await releaseTo({ ...target, write }, release);
  return writes;
};

const isComplete = async (target: ReleaseTarget, release: Pick<ReleaseRecord, 'entry'>): Promise<boolean> =>
  (await Promise.all(filesOf(release).map((path) => target.has(path)))).every(Boolean);

describe.each(appNames)('a release of %s that is killed', (app) => {
  const old = sampleRelease(app, '1.0.0');
  const guests = { path: { en: '/guests', fr: '/invites' }, access: 'player', sitemap: true } as const;
  const next = sampleRelease(app, '1.1.0', { pages: { guests } });

  test('after any number of writes leaves one complete release, and the next attempt finishes', async () => {
    const total = await countWrites(old, next);
    expect(total).toBeGreaterThan(3);
    for (let writes = 0; writes < total; writes++) {
      const { target } = emptyTarget();
      await releaseTo(target, old);
      await expect(releaseTo(killedAfter(target, writes), next)).rejects.toBeInstanceOf(Killed);

      const live = await liveRelease(target, app);
      // What follows is derived from all pointers: the sitemap, the tables, and the word that they have changed.
      expect(live?.version).toBe(writes < total - 3 ? '1.0.0' : '1.1.0');
      expect(live && (await isComplete(target, live))).toBe(true);
      expect(await isComplete(target, old)).toBe(true);

      await releaseTo(target, next);
      expect((await liveRelease(target, app))?.version).toBe('1.1.0');
      expect(JSON.parse(String(await target.read(sitePagesPath)))).toEqual({ [app]: { guests } });
    }
  });
});

test("the shell's page is the old one or the new one, and everything that it can name is there", async () => {
  const old = sampleRelease('shell', '1.0.0');
  const next = sampleRelease('shell', '1.1.0');
  const total = await countWrites(old, next);
  const seen = new Set<string>();
  for (let writes = 0; writes < total; writes++) {
    const { target } = emptyTarget();
    await releaseTo(target, old);
    await releaseTo(killedAfter(target, writes), next).catch(() => undefined);
    const page = String(await target.read('index.html'));
    seen.add(page);
    expect(await isComplete(target, page.endsWith('1.1.0') ? next : old)).toBe(true);
  }
  expect([...seen].sort()).toEqual(['r/shell/b100/index.html of 1.0.0', 'r/shell/b110/index.html of 1.1.0']);
});
