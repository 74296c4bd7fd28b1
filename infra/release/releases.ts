import { appNames } from '../webpack/apps';
import { keptReleases, liveRelease, releasedBy } from './live';
import { targetFrom } from './target-from';

// `npm run releases`: what is live, since when, by whom, and what is kept for a rollback.

const target = targetFrom(process.env);
console.log(`Releases at ${target.name}`);
for (const app of appNames) {
  const live = await liveRelease(target, app);
  console.log(`\n${app}${live ? '' : ': never released'}`);
  for (const record of await keptReleases(target, app)) {
    const isLive = record.build === live?.build;
    // Of the live one the pointer knows best: after a rollback it is live since then, and by whoever did that.
    const { version, build, releasedAt, enabled } = isLive && live ? live : record;
    const by = isLive && live ? await releasedBy(target, live) : record.releasedBy;
    const mark = isLive ? (enabled ? 'LIVE' : 'OFF ') : 'kept';
    console.log(`  ${mark}  ${version.padEnd(10)} ${build}  ${releasedAt}  ${by}`);
  }
}
