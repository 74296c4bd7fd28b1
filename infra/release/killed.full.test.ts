import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Pointer } from '../../shared-api/common/pointer';
import { integrityOf, readManifest } from '../build/manifest';
import { keepTypes, typesOf } from '../promises/kept-types';
import { folderTarget } from '../registry/folder-target';
import { pointerPath, recordPath } from '../registry/record';
import { recordOf } from '../registry/record-of';
import { makeLive } from '../registry/switch';
import { emptyTarget, filesIn } from '../registry/testing';
import { uploadBuild } from '../registry/upload';
import { releaseTo } from '../topology/next-version';
import { root } from '../workspaces/apps';
import { dieAt } from './kill-at.mjs';

/** A moment of one write: before it, halfway, before its rename, after it. */
type Moment = 'before' | 'halfway' | 'unnamed' | 'named';

class Killed extends Error {}

/** Runs the tool's writes in order in this process; nothing is written after the moment. */
const writeUntil = async (app: string, folder: string, moment: Moment, path: string) => {
  const [target, manifest] = [folderTarget(folder), readManifest(app)];
  const release = recordOf(manifest, 'tester');
  const undo = dieAt(moment, path, () => {
    throw new Killed();
  });
  const write = async () => {
    await uploadBuild(target, manifest);
    if (app !== 'shell') await keepTypes(target, release, typesOf(app));
    await makeLive(target, release);
  };
  await expect(write().finally(undo)).rejects.toBeInstanceOf(Killed);
};

/** Runs the real tool in a separate process. @returns the signal that ended it, or its exit code */
const run = (script: string, app: string, folder: string, killAt = '') => {
  const args = [
    '--import',
    './infra/release/kill-at.mjs',
    '--import',
    'tsx',
    `infra/release/${script}.ts`,
    app,
  ];
  const env = { ...process.env, RELEASE_TARGET: folder, SITE_DIR: folder, KILL_AT: killAt };
  const { signal, status, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  if (status) throw new Error(stderr);
  return signal ?? status;
};

const jsonIn = <Value>(folder: string, path: string): Value =>
  JSON.parse(readFileSync(join(folder, path), 'utf8')) as Value;

/** A served file is complete, in each encoding, and matches its integrity. */
const isWhole = (folder: string, href: string, integrity: string) => {
  const file = join(folder, href);
  const content = readFileSync(file);
  expect(integrityOf(content)).toBe(integrity);
  if (existsSync(`${file}.br`))
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(content)).toBe(true);
  if (existsSync(`${file}.gz`)) expect(gunzipSync(readFileSync(`${file}.gz`)).equals(content)).toBe(true);
};

/** No file has changed, except those that a switch rewrites: the old release's record says when it ended. */
const keepsAll = (before: Map<string, string>, folder: string, switched: RegExp) => {
  const now = filesIn(folder);
  for (const [path, hash] of before)
    if (!switched.test(path)) expect([path, now.get(path)]).toEqual([path, hash]);
};

const names = (app: string) => {
  const manifest = readManifest(app);
  const release = recordOf(manifest, 'tester');
  const { build, files } = manifest;
  return { build, files, record: recordPath(release), first: files[0]?.name, last: files.at(-1)?.name };
};

test('a release of a remote whose process is killed at any step leaves the old one serving, and the next finishes', async () => {
  const { folder } = emptyTarget();
  await releaseTo(folder, 'player-portal', '0.0.1');
  const before = filesIn(folder);
  const { build, files, record, first, last } = names('player-portal');
  const live = () => {
    const { entry, integrity, build } = jsonIn<Pointer>(folder, pointerPath('player-portal'));
    isWhole(folder, entry, integrity);
    for (const file of files) isWhole(folder, join(dirname(entry), file.name), file.integrity);
    // Of what visitors can read, the pointer alone decides.
    keepsAll(
      before,
      folder,
      build === 'v0-0-1'
        ? /^registry\/releases\/(live\/player-portal|player-portal\/0\.0\.1-v0-0-1)\.json$/
        : /^registry\/(change|(releases\/live\/)?player-portal\.json|releases\/player-portal\/0\.0\.1-v0-0-1\.json)$/,
    );
    return build;
  };

  // Each attempt starts from what the previous one left behind.
  const steps: [Moment, string][] = [
    ['before', `r/player-portal/${build}/${first}`],
    ['halfway', `r/player-portal/${build}/${first}`],
    ['named', `r/player-portal/${build}/${first}`],
    ['unnamed', `r/player-portal/${build}/${last}`],
    ['halfway', record],
    ['named', record],
    ['named', 'registry/releases/live/player-portal.json'],
    ['halfway', 'registry/player-portal.json'],
    ['unnamed', 'registry/player-portal.json'],
  ];
  for (const [moment, path] of steps) {
    await writeUntil('player-portal', folder, moment, path);
    expect([moment, path, live()]).toEqual([moment, path, 'v0-0-1']);
  }
  // The tool itself writes the same, in the same order.
  expect(run('release', 'player-portal', folder, 'halfway registry/player-portal.json')).toBe('SIGKILL');
  expect(live()).toBe('v0-0-1');
  await writeUntil('player-portal', folder, 'named', 'registry/player-portal.json');
  expect(live()).toBe(build);
  expect(run('release', 'player-portal', folder)).toBe(0);
  expect(live()).toBe(build);
});

test('a publication of the shell whose process is killed leaves the old page or the new one, and all that it names', async () => {
  const { folder } = emptyTarget();
  await releaseTo(folder, 'shell', '0.0.1');
  const old = '<!-- the old page -->';
  appendFileSync(join(folder, 'index.html'), old);
  const before = filesIn(folder);
  const { build, record } = names('shell');
  const live = () => {
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    const scripts = [
      ...page.matchAll(/<(?:script|link)[^>]+(?:src|href)="([^"]+)"[^>]+integrity="([^"]+)"/g),
    ];
    expect(scripts.length).toBeGreaterThan(2);
    for (const [, href = '', integrity = ''] of scripts) isWhole(folder, href, integrity);
    keepsAll(
      before,
      folder,
      /^[^/]+$|^registry\/(change|(releases\/live\/)?shell\.json|releases\/shell\/0\.0\.1-v0-0-1\.json)$/,
    );
    return page.endsWith(old) ? 'old' : 'new';
  };

  const steps: [Moment, string, ReturnType<typeof live>][] = [
    ['halfway', `r/shell/${build}/index.html`, 'old'],
    ['named', record, 'old'],
    ['named', 'service-worker.js', 'old'],
    ['unnamed', 'index.html', 'old'],
    ['halfway', 'registry/shell.json', 'new'],
  ];
  for (const [moment, path, page] of steps) {
    if (path === 'index.html') expect(run('publish', 'shell', folder, `${moment} ${path}`)).toBe('SIGKILL');
    else await writeUntil('shell', folder, moment, path);
    expect([path, live()]).toEqual([path, page]);
    if (page === 'old') expect(jsonIn<Pointer>(folder, pointerPath('shell')).version).toBe('0.0.1');
  }
  expect(run('publish', 'shell', folder)).toBe(0);
  expect(live()).toBe('new');
  expect(jsonIn<Pointer>(folder, pointerPath('shell')).build).toBe(build);
});
