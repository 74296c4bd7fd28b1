import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { buildApp } from '../build/app';
import { inputHash, isStale, stampFile } from '../build/inputs.mjs';
import { readManifest } from '../build/manifest';
import { objections } from '../gate';
import { keepTypes, typesOf } from '../promises/kept-types';
import { appNames, isAppName } from '../webpack/apps';
import { commitOf } from './commit';
import { liveRelease } from './live';
import { recordOf } from './record-of';
import { makeLive } from './switch';
import { targetFrom } from './target-from';
import { uploadBuild } from './upload';

// `npm run release -- <app> [--check]`: builds what is stale, checks it, uploads it, and switches to it.
// `npm run release -- shell --breaking`: lets it go before remotes whose ranges refuse it.

const fail = (lines: string[]): never => {
  for (const line of lines) console.error(line);
  process.exit(1);
};

const buildIfStale = async (app: string): Promise<void> => {
  if (!isStale(app)) return;
  const stamp = inputHash(app);
  await buildApp(app);
  writeFileSync(stampFile(app), stamp);
};

const [app = ''] = process.argv.slice(2);
if (!isAppName(app)) fail([`Which app? One of ${appNames.join(', ')}.`]);
else {
  try {
    const target = targetFrom(process.env);
    await buildIfStale(app);
    const started = performance.now();
    const manifest = readManifest(app);
    const release = recordOf(manifest, process.env.RELEASED_BY || userInfo().username, commitOf(app));
    const live = await liveRelease(target, app);
    if (live?.enabled && live.version === release.version && live.build === release.build) {
      console.log(
        `${app} ${live.version} (${live.build}) is what is live at ${target.name}: nothing to release`,
      );
      process.exit(0);
    }
    const types = typesOf(app);
    const refused = await objections(target, manifest, release, types, process.argv.includes('--breaking'));
    if (refused.length > 0)
      fail([`${app} ${release.version} is not released:`, ...refused.map((line) => `  ${line}`)]);
    if (process.argv.includes('--check')) {
      console.log(`${app} ${release.version} (${release.build}) may be released to ${target.name}`);
    } else {
      await uploadBuild(target, manifest);
      await keepTypes(target, release, types);
      await makeLive(target, release);
      const seconds = ((performance.now() - started) / 1000).toFixed(2);
      console.log(
        `${app} ${release.version} (${release.build}) is live at ${target.name} after ${seconds} s`,
      );
    }
  } catch (error) {
    fail([error instanceof Error ? error.message : String(error)]);
  }
}
