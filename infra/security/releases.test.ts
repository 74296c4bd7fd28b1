import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveRelease, whoReleased } from '../registry/live';
import { emptyTarget, filesIn, releaseTo, sampleRelease } from '../registry/testing';

const release = sampleRelease('player-portal', '1.0.0', { releasedBy: 'nadia' });

test('nothing that the web server serves of a release says who made it, and the release tool knows', async () => {
  const { folder, target } = emptyTarget();
  await releaseTo(target, release);
  const telling = [...filesIn(folder).keys()].filter((path) =>
    readFileSync(join(folder, path), 'utf8').includes('nadia'),
  );
  // The server serves no file below this folder (closed-doors.test.ts).
  expect(telling.length).toBeGreaterThan(0);
  expect(telling.filter((path) => !path.startsWith('registry/releases/'))).toEqual([]);
  const live = await liveRelease(target, 'player-portal');
  expect(live && (await whoReleased(target, live))).toBe('nadia');
});
