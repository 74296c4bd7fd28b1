import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { buildApp } from '../build/app';
import { type BuildManifest, readManifest } from '../build/manifest';
import { objections, previewObjections } from '../gate';
import { keepTypes, typesOf } from '../promises/kept-types';
import { liveRelease } from '../registry/live';
import type { ReleaseRecord } from '../registry/record';
import { recordOf } from '../registry/record-of';
import { makeLive } from '../registry/switch';
import type { ReleaseTarget } from '../registry/target';
import { targetFrom } from '../registry/target-from';
import { uploadBuild } from '../registry/upload';
import { inputHash, isStale, stampFile } from '../workspaces/inputs.mjs';
import { commitOf } from './commit';
import { anotherUnderWay, releaseGradually } from './gradual';
import { type ReleaseOptions, releaseOptions } from './options';
import { createPreview } from './preview';
import { previewLink } from './preview-link';

// `npm run release -- <app>`: builds if stale, checks, uploads, and switches.
// --check           only checks
// --share <percent> releases gradually, to a share of browsers
// --preview         prints a link instead; [--hours <n>] [--admins]
// --breaking        for the shell: releases before remotes whose ranges refuse it

interface Built {
  manifest: BuildManifest;
  release: ReleaseRecord;
}

const buildIfStale = async (app: string): Promise<void> => {
  if (!isStale(app)) return;
  const stamp = inputHash(app);
  await buildApp(app);
  writeFileSync(stampFile(app), stamp);
};

/** @throws with all objections to a release */
const assertNoObjections = (refused: string[], { app, version }: ReleaseRecord): void => {
  if (refused.length > 0)
    throw new Error([`${app} ${version} is not released:`, ...refused.map((line) => `  ${line}`)].join('\n'));
};

const preview = async (
  target: ReleaseTarget,
  { manifest, release }: Built,
  { hours, adminsOnly, check }: ReleaseOptions & { kind: 'preview' },
): Promise<string> => {
  assertNoObjections(await previewObjections(target, manifest, release), release);
  const name = `${release.app} ${release.version} (${release.build})`;
  if (check) return `${name} may be previewed at ${target.name}`;
  await uploadBuild(target, manifest);
  const { token, preview: made } = await createPreview(target, release, {
    by: release.releasedBy,
    hours,
    adminsOnly,
  });
  return [
    `${name} is at, until ${made.expiresAt}${adminsOnly ? ', for administrators' : ''}:`,
    `  ${previewLink(process.env, token)}`,
    `It ends before with: npm run rollback -- ${release.app} --preview ${made.id}`,
  ].join('\n');
};

/** Releases to everybody, or to a share. */
const publish = async (
  target: ReleaseTarget,
  { manifest, release }: Built,
  options: Exclude<ReleaseOptions, { kind: 'preview' }>,
): Promise<string> => {
  const { app, version, build } = release;
  const name = `${app} ${version} (${build})`;
  const started = performance.now();
  const live = await liveRelease(target, app);
  const running = live?.next;
  const isLive = live?.enabled && live.version === version && live.build === build;
  if (isLive && !running) return `${name} is what is live at ${target.name}: nothing to release`;
  const gradual = options.kind === 'gradual';
  if (gradual && !live)
    throw new Error(`${app} was never released to ${target.name}: release it to everybody first`);
  if (gradual && isLive) throw new Error(`${name} is what is live at ${target.name}`);
  if (gradual && running && running.build !== build) throw new Error(anotherUnderWay(running));
  const types = typesOf(app);
  assertNoObjections(await objections(target, manifest, release, types, options.breaking), release);
  if (options.check) return `${name} may be released to ${target.name}`;
  await uploadBuild(target, manifest);
  await keepTypes(target, release, types);
  await (gradual ? releaseGradually(target, release, options.share) : makeLive(target, release));
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const audience = gradual ? `is what ${options.share} % of browsers get` : 'is live';
  const ended = !gradual && running && running.build !== build;
  return [
    `${name} ${audience} at ${target.name} after ${seconds} s`,
    ...(ended ? [`The gradual release of ${running.version} (${running.build}) has ended`] : []),
  ].join('\n');
};

const release = async (): Promise<string> => {
  const options = releaseOptions(process.argv.slice(2));
  const { app } = options;
  const target = targetFrom(process.env);
  await buildIfStale(app);
  const manifest = readManifest(app);
  const by = process.env.RELEASED_BY || userInfo().username;
  const built = { manifest, release: recordOf(manifest, by, commitOf(app)) };
  return options.kind === 'preview' ? preview(target, built, options) : publish(target, built, options);
};

release().then(
  (text) => console.log(text),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
