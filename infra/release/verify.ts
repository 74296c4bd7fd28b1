import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fileNamed } from '../build/manifest';
import { liveRelease } from '../registry/live';
import { filesFolder, keptPage, type PublishedRelease } from '../registry/record';
import type { ReleaseTarget } from '../registry/target';
import { type Rebuilt, rebuild } from './reproduce';

/** Encodings of published files. Their decoded content counts, since compressors differ. */
const forms: [extension: string, plain: (content: Buffer) => Buffer][] = [
  ['', (content) => content],
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
];

const isOf = (wanted: Buffer, content: Buffer, plain: (content: Buffer) => Buffer): boolean => {
  try {
    return plain(content).equals(wanted);
  } catch {
    return false;
  }
};

/** Checks a file in every encoding. @returns the paths that are missing or have other content */
const wrongForms = async (target: ReleaseTarget, path: string, wanted: Buffer): Promise<string[]> => {
  const wrong: string[] = [];
  for (const [extension, plain] of forms) {
    const content = await target.read(`${path}${extension}`);
    // A missing encoding is not served either.
    if (content ? !isOf(wanted, content, plain) : extension === '') wrong.push(`${path}${extension}`);
  }
  return wrong;
};

/** Files served from `/` are copies of what a shell's build keeps. */
const servedAs = ({ app, build }: PublishedRelease, path: string): string[] => {
  const kept = keptPage(build, '');
  if (app !== 'shell' || !path.startsWith(kept) || path.startsWith(`${kept}pages/`)) return [path];
  return [path, path.slice(kept.length)];
};

/** The live files that differ from the rebuilt ones. */
const wrongFiles = async (
  target: ReleaseTarget,
  live: PublishedRelease,
  { manifest, target: rebuilt }: Rebuilt,
): Promise<string[]> => {
  const entry = fileNamed(manifest, manifest.first.entry);
  const isEntry =
    live.entry === `/${filesFolder(live.app, live.build)}/${entry.name}` &&
    live.integrity === entry.integrity;
  const wrong = isEntry ? [] : [`the entry ${live.entry} and its integrity`];
  for (const path of (await rebuilt.list('')).filter((name) => !/\.(br|gz)$/.test(name)).sort()) {
    const wanted = await rebuilt.read(path);
    for (const served of servedAs(live, path))
      if (wanted) wrong.push(...(await wrongForms(target, served, wanted)));
  }
  return wrong;
};

/** The differences between a release and its rebuilt commit, one line each. */
const differences = async (
  target: ReleaseTarget,
  live: PublishedRelease,
  again: Rebuilt,
): Promise<string[]> => {
  const { app, build, commit } = live;
  const { manifest } = again;
  if (manifest.build === build) {
    const wrong = await wrongFiles(target, live, again);
    return wrong.map((what) => `${app}: ${what} is not what ${commit} gives`);
  }
  const folder = filesFolder(app, build);
  const has = await Promise.all(manifest.files.map(({ name }) => target.has(`${folder}/${name}`)));
  return [
    `${app}: ${commit} gives build ${manifest.build}, and ${build} is live`,
    ...manifest.files.filter((_, index) => !has[index]).map(({ name }) => `  ${name} is not in what is live`),
  ];
};

/**
 * Rebuilds a live release from its commit, and compares every published file.
 * @param buildAgain builds an app from a commit
 * @returns one line for each difference
 * @throws when the app was never released, names no commit, or its commit cannot be built
 */
export const verify = async (target: ReleaseTarget, app: string, buildAgain = rebuild): Promise<string[]> => {
  const live = await liveRelease(target, app);
  if (!live) throw new Error(`${app} was never released to ${target.name}`);
  if (!live.commit) throw new Error(`${app} ${live.version} (${live.build}) was released without a commit`);
  return differences(target, live, await buildAgain(app, live.commit));
};
