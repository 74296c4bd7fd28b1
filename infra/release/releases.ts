import { keptReleases, liveRelease, whoReleased } from '../registry/live';
import type { PublishedRelease } from '../registry/record';
import type { ReleaseTarget } from '../registry/target';
import { targetFrom } from '../registry/target-from';
import { appNames } from '../workspaces/apps';

// `npm run releases`: what is live, since when, by whom, gradual releases, and what is kept.

const line = (
  mark: string,
  { version, build, commit = '' }: PublishedRelease,
  ...more: (string | undefined)[]
): string =>
  `  ${mark.padEnd(5)} ${version.padEnd(10)} ${build}  ${[commit.slice(0, 8), ...more].filter(Boolean).join('  ')}`;

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

try {
  await list(targetFrom(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
