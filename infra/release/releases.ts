import { keptReleases, liveRelease, whoReleased } from '../registry/live';
import type { PublishedRelease } from '../registry/record';
import type { ReleaseTarget } from '../registry/target';
import { targetFrom } from '../registry/target-from';
import { appNames, isAppName } from '../workspaces/apps';
import { verify } from './verify';

// `npm run releases`: what is live, since when, by whom, gradual releases, and what is kept.
// `npm run releases -- verify [<app>…]`: rebuilds live releases from their commits, and compares.

const line = (mark: string, { version, build }: PublishedRelease, ...more: (string | undefined)[]): string =>
  `  ${mark.padEnd(5)} ${version.padEnd(10)} ${build}  ${more.filter(Boolean).join('  ')}`;

const linesOf = async (target: ReleaseTarget, app: string): Promise<string[]> => {
  const [live, kept] = await Promise.all([liveRelease(target, app), keptReleases(target, app)]);
  const next = live?.next;
  return Promise.all(
    kept.map(async (record) => {
      if (record.build === live?.build) {
        // The live one has the time and author of its last switch, such as a rollback.
        const traffic = next && `${100 - next.traffic} % of browsers`;
        return line(
          live.enabled ? 'LIVE' : 'OFF',
          live,
          live.releasedAt,
          await whoReleased(target, live),
          traffic,
        );
      }
      const isNext = record.build === next?.build;
      const traffic =
        record.traffic &&
        `${isNext ? next.traffic : record.traffic} % of browsers${isNext ? '' : ', and no more'}`;
      return line(
        isNext ? 'NEXT' : 'kept',
        record,
        record.releasedAt,
        record.releasedBy,
        traffic || undefined,
      );
    }),
  );
};

const list = async (target: ReleaseTarget): Promise<void> => {
  console.log(`Releases at ${target.name}`);
  for (const app of appNames) {
    const lines = await linesOf(target, app);
    console.log(`\n${app}${(await liveRelease(target, app)) ? '' : ': never released'}`);
    for (const text of lines) console.log(text);
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
