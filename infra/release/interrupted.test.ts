import fc from 'fast-check';
import { liveRelease } from '../registry/live';
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

const guests = { path: { en: '/guests', fr: '/invites' }, access: 'player', sitemap: true } as const;
/** The fewest writes of a release that follows another one. */
const fewest = 9;

test('a release that is killed at any moment leaves a complete one, old or new, and the next attempt finishes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...appNames), fc.nat(fewest - 1), async (app, writes) => {
      const [old, next] = [sampleRelease(app, '1.0.0'), sampleRelease(app, '1.1.0', { pages: { guests } })];
      const { target } = emptyTarget();
      await releaseTo(target, old);
      await expect(releaseTo(killedAfter(target, writes), next)).rejects.toBeInstanceOf(Killed);

      const live = await liveRelease(target, app);
      expect([old.build, next.build]).toContain(live?.build);
      // The shell's page decides before its pointer does.
      const page = app === 'shell' ? String(await target.read('index.html')) : '';
      const got = [live, page.endsWith('1.1.0') ? next : old];
      for (const release of got)
        for (const path of filesOf(release ?? old)) expect(await target.has(path)).toBe(true);

      await releaseTo(target, next);
      expect((await liveRelease(target, app))?.build).toBe(next.build);
      expect(JSON.parse(String(await target.read(sitePagesPath)))).toEqual({ [app]: { guests } });
    }),
    { numRuns: 20 },
  );
});
