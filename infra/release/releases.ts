import { appNames, isAppName } from '../webpack/apps';
import { keptReleases, liveRelease, whoReleased } from './live';
import type { ReleaseTarget } from './target';
import { targetFrom } from './target-from';
import { verify } from './verify';

// `npm run releases`: what is live, since when, by whom, and what is kept for a rollback.
// `npm run releases -- verify [<app>…]`: builds what is live once more from its commit, and compares.

const list = async (target: ReleaseTarget): Promise<void> => {
  console.log(`Releases at ${target.name}`);
  for (const app of appNames) {
    const live = await liveRelease(target, app);
    console.log(`\n${app}${live ? '' : ': never released'}`);
    for (const record of await keptReleases(target, app)) {
      const isLive = record.build === live?.build;
      // Of the live one the pointer knows best: after a rollback it is live since then, and by whoever did that.
      const { version, build, releasedAt, enabled } = isLive && live ? live : record;
      const { releasedBy: by, reason } = isLive && live ? await whoReleased(target, live) : record;
      const mark = isLive ? (enabled ? 'LIVE' : 'OFF ') : 'kept';
      console.log(
        `  ${mark}  ${version.padEnd(10)} ${build}  ${releasedAt}  ${by}${reason ? `: ${reason}` : ''}`,
      );
    }
  }
};

const compare = async (target: ReleaseTarget, named: string[]): Promise<void> => {
  const unknown = named.find((name) => !isAppName(name));
  if (unknown) throw new Error(`There is no app called ${unknown}; there are ${appNames.join(', ')}.`);
  for (const app of named.length > 0 ? named.filter(isAppName) : appNames) {
    const differences = await verify(target, app);
    console.log(differences.join('\n') || `${app}: what is live is what its commit gives`);
    if (differences.length > 0) process.exitCode = 1;
  }
};

const [command, ...named] = process.argv.slice(2);
try {
  const target = targetFrom(process.env);
  if (command && command !== 'verify') throw new Error(`There is no "${command}"; there is "verify".`);
  await (command ? compare(target, named) : list(target));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
