import { keptReleases, liveRelease } from './live';
import { targetFrom } from './target-from';
import { releaseTo, sampleRelease } from './testing';
import { startStore } from './testing-store';

test.each([
  ['fixed keys', undefined],
  ['the session of a role', 'a-token'],
])('a bucket takes releases like a folder, with its headers for files, by %s', async (_how, token) => {
  const { objects, environment, stop } = await startStore(2, token);
  const target = targetFrom(environment);
  await releaseTo(target, sampleRelease('player-portal', '1.0.0'));
  await releaseTo(target, sampleRelease('player-portal', '1.1.0'));

  expect((await liveRelease(target, 'player-portal'))?.version).toBe('1.1.0');
  expect((await keptReleases(target, 'player-portal')).map(({ version }) => version)).toEqual([
    '1.1.0',
    '1.0.0',
  ]);
  expect(await liveRelease(target, 'admin-console')).toBeUndefined();
  expect(await target.has('r/player-portal/b100/entry.js')).toBe(true);
  expect(await target.has('r/player-portal/b300/entry.js')).toBe(false);
  expect(objects.get('club/r/player-portal/b100/entry.js')?.headers).toMatchObject({
    type: 'text/javascript; charset=utf-8',
    cache: 'public, max-age=31536000, immutable',
  });
  expect(objects.get('club/registry/player-portal.json')?.headers.cache).toBe('no-cache');
  await target.remove('r/player-portal/b100/entry.js');
  expect(await target.has('r/player-portal/b100/entry.js')).toBe(false);
  const stranger = targetFrom({ ...environment, AWS_SESSION_TOKEN: 'another' });
  await expect(stranger.read('registry/player-portal.json')).rejects.toThrow('403 <Code>AccessDenied</Code>');
  stop();
});
