import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyTarget, filesIn, releaseTo, sampleRelease } from '../registry/testing';
import { createPreview, previewOf, runningPreviews, withdrawPreview } from './preview';
import { previewLink } from './preview-link';

const app = 'player-portal';
const release = sampleRelease(app, '1.1.0');
const terms = { by: 'nadia', hours: 2, adminsOnly: false };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

test('a preview opens with its link until it ends, and switches nothing', async () => {
  const { folder, target } = emptyTarget();
  await releaseTo(target, sampleRelease(app, '1.0.0'));
  const before = filesIn(folder);
  const { token, preview } = await createPreview(target, release, terms);
  const added = [...filesIn(folder)]
    .filter(([path, hash]) => before.get(path) !== hash)
    .map(([path]) => path);
  expect(added).toEqual([expect.stringMatching(/^registry\/releases\/previews\/[0-9a-f]{64}\.json$/)]);
  expect(await previewOf(target, token, new Date())).toEqual(preview);
  expect(preview.release).toMatchObject({ app, build: release.build, entry: release.entry });
  expect(await previewOf(target, token, inHours(1.9))).toBeDefined();
  expect(await previewOf(target, token, inHours(2.1))).toBeUndefined();
});

test('its secret is nowhere, and nothing that is kept of it opens it', async () => {
  const { folder, target } = emptyTarget();
  const { token, preview } = await createPreview(target, release, terms);
  expect(token).toMatch(/^[\w-]{32}$/);
  for (const [path] of filesIn(folder)) {
    expect(path + readFileSync(join(folder, path), 'utf8')).not.toContain(token);
    const digest = path.split('/').at(-1)?.replace('.json', '') ?? '';
    for (const guess of [digest, preview.id, `../previews/${digest}`, '', '../../player-portal'])
      expect(await previewOf(target, guess, new Date())).toBeUndefined();
  }
});

test('those that run are listed without their secret; a withdrawn one has ended', async () => {
  const { target } = emptyTarget();
  const long = await createPreview(target, release, { ...terms, hours: 9, adminsOnly: true });
  const short = await createPreview(target, release, terms);
  const ids = async (now = new Date()) => (await runningPreviews(target, now)).map(({ id }) => id);
  expect(await ids()).toEqual([short.preview.id, long.preview.id]);
  expect(await ids(inHours(3))).toEqual([long.preview.id]);
  expect(JSON.stringify(await runningPreviews(target, new Date()))).not.toContain(long.token);

  await expect(withdrawPreview(target, 'admin-console', long.preview.id, new Date())).rejects.toThrow(
    /no preview/,
  );
  await expect(withdrawPreview(target, app, '', new Date())).rejects.toThrow(/no preview/);
  await withdrawPreview(target, app, long.preview.id, new Date());
  expect(await ids()).toEqual([short.preview.id]);
  expect(await previewOf(target, long.token, new Date())).toBeUndefined();
  await expect(withdrawPreview(target, app, long.preview.id, new Date())).rejects.toThrow(/no preview/);
});

test('its link says the secret behind the hash, at the product’s own address', () => {
  expect(previewLink({ PUBLIC_URL: 'https://club.example/' }, 'x')).toBe('https://club.example/#preview=x');
  expect(previewLink({ PORT: '4200' }, 'x')).toBe('http://localhost:4200/#preview=x');
});
