import { userInfo } from 'node:os';
import { keptReleases, liveRelease } from '../registry/live';
import { targetFrom } from '../registry/target-from';
import { appNames, isAppName } from '../workspaces/apps';
import { earlierReleases, goBackTo } from './go-back';
import { endGradual } from './gradual';

// `npm run rollback -- <app>`: ends a gradual release, otherwise goes one release back.
// `npm run rollback -- <app> <version or build>`: switches to a kept release.

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(2)} s`;

const rollback = async (): Promise<string> => {
  const [app = '', wanted] = process.argv.slice(2);
  if (!isAppName(app)) throw new Error(`Which app? One of ${appNames.join(', ')}.`);
  const target = targetFrom(process.env);
  const live = await liveRelease(target, app);
  if (live?.next && !wanted) {
    await endGradual(target, app);
    const { version, build } = live.next;
    return `The gradual release of ${app} ${version} (${build}) has ended after ${seconds()}; ${live.version} (${live.build}) is live`;
  }
  const chosen = wanted
    ? (await keptReleases(target, app)).find(({ version, build }) => version === wanted || build === wanted)
    : (await earlierReleases(target, app))[0];
  if (!chosen)
    throw new Error(wanted ? `${app}: no release ${wanted} is kept` : `${app}: there is no earlier release`);
  const by = {
    releasedBy: process.env.RELEASED_BY || userInfo().username,
    releasedAt: new Date().toISOString(),
  };
  await goBackTo(target, chosen, by, live?.build);
  const ended = live?.next ? `; the gradual release of ${live.next.version} has ended` : '';
  return `${app} is back at ${chosen.version} (${chosen.build}) after ${seconds()}${ended}`;
};

rollback().then(
  (line) => console.log(line),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
