import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveRelease, whoReleased } from '../registry/live';
import { pointerPath } from '../registry/record';
import { emptyTarget, filesIn, releaseTo, sampleRelease } from '../registry/testing';

const release = sampleRelease('player-portal', '1.0.0', { releasedBy: 'nadia' });

test('nothing that the web server serves of a release says who made it, and the release tool knows', async () => {
  const { folder, target } = emptyTarget();
  await releaseTo(target, release);
  const telling = [...filesIn(folder).keys()].filter((path) =>
    readFileSync(join(folder, path), 'utf8').includes('nadia'),
  );
  // Neither nginx nor the server serves files below this folder (closed-doors.test.ts, nginx-contract.test.ts).
  expect(telling.length).toBeGreaterThan(0);
  expect(telling.filter((path) => !path.startsWith('registry/releases/'))).toEqual([]);
  const live = await liveRelease(target, 'player-portal');
  expect(live && (await whoReleased(target, live))).toEqual({ releasedBy: 'nadia' });
});

test('a site that was released to before goes on, and its releases are told as before', async () => {
  const { folder, target } = emptyTarget();
  await releaseTo(target, release);
  // As left by an earlier version: the name in the pointer, and no record of who switched.
  const old = sampleRelease('player-portal', '1.1.0', { releasedBy: 'karim' });
  writeFileSync(join(folder, pointerPath('player-portal')), JSON.stringify(old));
  const live = await liveRelease(target, 'player-portal');
  expect(live?.version).toBe('1.1.0');
  expect(live && (await whoReleased(target, live))).toEqual({ releasedBy: 'karim' });
});
