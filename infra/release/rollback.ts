import { userInfo } from 'node:os';
import { appNames, isAppName } from '../webpack/apps';
import { earlierReleases, goBackTo } from './go-back';
import { keptReleases } from './live';
import { targetFrom } from './target-from';

// `npm run rollback -- <app> [<version or build>]`: one switch back to a release that is kept.

const [app = '', wanted] = process.argv.slice(2);
const started = performance.now();

const rollback = async (): Promise<string> => {
  if (!isAppName(app)) throw new Error(`Which app? One of ${appNames.join(', ')}.`);
  const target = targetFrom(process.env);
  const chosen = wanted
    ? (await keptReleases(target, app)).find(({ version, build }) => version === wanted || build === wanted)
    : (await earlierReleases(target, app))[0];
  if (!chosen)
    throw new Error(wanted ? `${app}: no release ${wanted} is kept` : `${app}: there is no earlier release`);
  await goBackTo(target, chosen, {
    releasedBy: process.env.RELEASED_BY || userInfo().username,
    releasedAt: new Date().toISOString(),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  return `${app} is back at ${chosen.version} (${chosen.build}) after ${seconds} s`;
};

rollback().then(
  (line) => console.log(line),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
