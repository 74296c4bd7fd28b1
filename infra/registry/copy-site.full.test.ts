import { collect } from './collect';
import { siteCopier } from './copy-site';
import { changePath, pointerPath } from './record';
import type { Bucket } from './s3-target';
import { bucketFrom } from './target-from';
import { emptyTarget, filesIn, releaseTo, sampleRelease } from './testing';
import { startStore } from './testing-store';

const app = 'player-portal';
let store: Awaited<ReturnType<typeof startStore>>;
let bucket: Bucket;
beforeEach(async () => {
  store = await startStore();
  bucket = bucketFrom(store.environment) as Bucket;
});
afterEach(() => store.stop());

const site = () => {
  const copied = [...store.objects].filter(([key]) => !key.startsWith('club/registry/releases/'));
  return copied.map(([key]) => key.replace('club/', '')).sort();
};

test('a web server has what the bucket has, but not who released; what was collected goes', async () => {
  const { folder, target } = emptyTarget();
  const copy = siteCopier(bucket, target);
  await releaseTo(bucket, sampleRelease('shell', '1.0.0'));
  await releaseTo(bucket, sampleRelease(app, '1.0.0'));
  await copy();
  expect([...filesIn(folder).keys()].sort()).toEqual(site());
  for (const version of ['1.1.0', '1.2.0']) await releaseTo(bucket, sampleRelease(app, version));
  await copy();
  expect([...filesIn(folder).keys()].sort()).toEqual(site());
  expect(String(await target.read(pointerPath(app)))).toContain('1.2.0');
  await collect(bucket, app, Date.UTC(2026, 6));
  await copy(true);
  expect([...filesIn(folder).keys()].sort()).toEqual(site());
  expect(site()).not.toContain(`r/${app}/b100/entry.js`);
});

test('a release while the site is copied does not tear it: what a pointer names is there', async () => {
  const { target } = emptyTarget();
  await releaseTo(bucket, sampleRelease(app, '1.0.0'));
  let released = false;
  const read: Bucket['read'] = async (path) => {
    const content = await bucket.read(path);
    if (!released && path === pointerPath(app)) {
      released = true;
      await releaseTo(bucket, sampleRelease(app, '1.1.0'));
    }
    return content;
  };
  const copy = siteCopier({ ...bucket, read }, target);
  await copy();
  expect(await target.has(`r/${app}/b100/entry.js`)).toBe(true);
  expect(String(await target.read(pointerPath(app)))).toContain('1.0.0');
  await copy();
  expect(String(await target.read(pointerPath(app)))).toContain('1.1.0');
});

test('asking whether anything was released is one request without a body, however long the history', async () => {
  for (let minor = 0; minor < 12; minor++) await releaseTo(bucket, sampleRelease(app, `1.${minor}.0`));
  const copy = siteCopier(bucket, emptyTarget().target);
  await copy();
  Object.assign(store.traffic, { requests: 0, bytes: 0 });
  for (let round = 0; round < 10; round++) await copy();
  expect(store.traffic).toEqual({ requests: 10, bytes: 0 });
  await bucket.write(changePath, Buffer.from('another'), {
    contentType: 'text/plain',
    cacheControl: 'no-cache',
  });
  await copy();
  expect(store.traffic.requests).toBeGreaterThan(12);
});
