import { appNames } from '../webpack/apps';
import { keptReleases, liveRelease } from './live';
import { targetFrom } from './target-from';

// `npm run releases`: what is live, since when, by whom, and what is kept for a rollback.

const target = targetFrom(process.env);
console.log(`Releases at ${target.name}`);
for (const app of appNames) {
  const live = await liveRelease(target, app);
  console.log(`\n${app}${live ? '' : ': never released'}`);
  for (const { version, build, releasedAt, releasedBy, enabled } of await keptReleases(target, app)) {
    const mark = build !== live?.build ? 'kept' : enabled ? 'LIVE' : 'OFF ';
    console.log(`  ${mark}  ${version.padEnd(10)} ${build}  ${releasedAt}  ${releasedBy}`);
  }
}
