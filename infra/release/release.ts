import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { buildApp } from '../build/app';
import { readManifest } from '../build/manifest';
import { isShallow } from '../build/origin';
import { objections } from '../gate';
import { shellsFor } from '../gate/promises';
import { nothingNew } from '../gate/version';
import { keepTypes, typesOf } from '../promises/kept-types';
import { collect } from '../registry/collect';
import { keptReleases, liveRelease } from '../registry/live';
import type { ReleaseRecord } from '../registry/record';
import { recordOf } from '../registry/record-of';
import { makeLive } from '../registry/switch';
import type { ReleaseTarget } from '../registry/target';
import { targetFrom } from '../registry/target-from';
import { uploadBuild } from '../registry/upload';
import { inputHash, isStale, stampFile } from '../workspaces/inputs.mjs';
import { anotherUnderWay, releaseGradually } from './gradual';
import { releaseOptions } from './options';

// `npm run release -- <app>`: builds if stale, checks, uploads, and switches.
// --check           only checks
// --traffic <percent> releases gradually, to a part of the traffic
// --breaking        for the shell: releases before remotes whose ranges refuse it

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

/** What is live is so even where nothing may be deleted. */
const collectOld = (target: ReleaseTarget, app: string): Promise<ReleaseRecord[]> =>
  collect(target, app).catch((error: Error) => {
    console.error(`Old releases of ${app} stay: ${error.message}`);
    return [];
  });

const publish = async (): Promise<string> => {
  const options = releaseOptions(process.argv.slice(2));
  const { app } = options;
  if (isShallow())
    throw new Error('The version counts the commits: fetch all of them (git fetch --unshallow)');
  const target = targetFrom(process.env);
  await buildIfStale(app);
  const manifest = readManifest(app);
  const claimed = recordOf(manifest, process.env.RELEASED_BY || userInfo().username);
  const { version, build } = claimed;
  const name = `${app} ${version} (${build})`;
  const started = performance.now();
  const live = await liveRelease(target, app);
  const running = live?.next;
  const known = nothingNew(claimed, await keptReleases(target, app), live);
  if (known && !running) {
    // The same build may have other types by now, such as a prop's, which other apps are compiled with.
    if (live?.build === build && !options.check) await keepTypes(target, live, typesOf(app));
    return `Nothing to release to ${target.name}: ${known}`;
  }
  const gradual = options.kind === 'gradual';
  if (gradual && !live)
    throw new Error(`${app} was never released to ${target.name}: release it to everybody first`);
  if (gradual && known) throw new Error(known);
  if (gradual && running && running.build !== build) throw new Error(anotherUnderWay(running));
  const types = typesOf(app);
  const release = app === 'shell' ? claimed : { ...claimed, shell: await shellsFor(target, claimed, types) };
  assertNoObjections(await objections(target, manifest, release, types, options.breaking), release);
  if (options.check) return `${name} may be released to ${target.name}`;
  await uploadBuild(target, manifest);
  await keepTypes(target, release, types);
  await (gradual ? releaseGradually(target, release, options.traffic) : makeLive(target, release));
  const old = gradual ? [] : await collectOld(target, app);
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const audience = gradual ? `is what ${options.traffic} % of browsers get` : 'is live';
  const ended = !gradual && running && running.build !== build;
  return [
    `${name} ${audience} at ${target.name} after ${seconds} s`,
    ...old.map(({ version, build }) => `${app} ${version} (${build}) ended long ago: deleted`),
    ...(ended ? [`The gradual release of ${running.version} (${running.build}) has ended`] : []),
  ].join('\n');
};

publish().then(
  (text) => console.log(text),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
