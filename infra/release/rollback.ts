import { userInfo } from 'node:os';
import { fitWithLive } from '../gate/fit';
import { appNames, isAppName } from '../webpack/apps';
import { keptReleases, liveRelease } from './live';
import { switchTo } from './switch';
import { targetFrom } from './target-from';

// `npm run rollback -- <app> [<version or build>]`: one switch back to a release that is kept.

const [app = '', wanted] = process.argv.slice(2);
const started = performance.now();

const rollback = async (): Promise<string> => {
  if (!isAppName(app)) throw new Error(`Which app? One of ${appNames.join(', ')}.`);
  const target = targetFrom(process.env);
  const live = await liveRelease(target, app);
  const kept = await keptReleases(target, app);
  // Without a name: what was released before the live one, so that two rollbacks go back by two.
  const before = kept.slice(kept.findIndex(({ build }) => build === live?.build) + 1);
  const chosen = wanted
    ? kept.find(({ version, build }) => version === wanted || build === wanted)
    : before[0];
  if (!chosen)
    throw new Error(wanted ? `${app}: no release ${wanted} is kept` : `${app}: there is no earlier release`);
  const refused = await fitWithLive(target, chosen);
  if (refused.length > 0) throw new Error(refused.join('\n'));
  const by = process.env.RELEASED_BY || userInfo().username;
  await switchTo(target, { ...chosen, enabled: true, releasedAt: new Date().toISOString(), releasedBy: by });
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
