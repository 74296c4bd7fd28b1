import { temporaryFolder } from '../bootstrap/own-product';
import { run, typescript } from '../bootstrap/run.mjs';
import { readManifest } from '../build/manifest';
import { typesOf } from '../promises/kept-types';
import { folderTarget } from '../registry/folder-target';
import { keptReleases, liveRelease, liveRemotes } from '../registry/live';
import { recordOf } from '../registry/record-of';
import { makeLive } from '../registry/switch';
import { targetFrom } from '../registry/target-from';
import { uploadBuild } from '../registry/upload';
import { appNames, isAppName } from '../workspaces/apps';
import { fitWithLive } from './fit';
import { brokenPromises } from './promises';
import { misreadRanges } from './ranges';
import { copyRelease } from './site';
import { nothingNew } from './version';

// `npm run gate -- <app>`: compiles this build of one app with the released others, and opens all pages in the browser.

const [app = ''] = process.argv.slice(2);
if (!isAppName(app)) {
  console.error(`Which app? One of ${appNames.join(', ')}.`);
  process.exit(1);
}
const target = targetFrom(process.env);
const manifest = readManifest(app);
const candidate = recordOf(manifest, 'gate');
const known = nothingNew(candidate, await keptReleases(target, app), await liveRelease(target, app));
if (known) {
  console.log(`Nothing to try: ${known}`);
  process.exit(0);
}
const refused = [
  ...(await fitWithLive(target, candidate)),
  ...(await fitWithLive(target, candidate, misreadRanges)),
  ...(await brokenPromises(target, candidate, typesOf(app))),
];
for (const line of refused) console.error(line);
if (refused.length > 0) process.exit(1);

const folder = temporaryFolder('gate');
const site = folderTarget(folder);
const shell = await liveRelease(target, 'shell');
if (app !== 'shell' && !shell) {
  console.error(`The shell was never released to ${target.name}: there is nothing to try ${app} with`);
  process.exit(1);
}
// A remote in the repository that was never released is its own team's responsibility.
for (const live of [...(shell ? [shell] : []), ...(await liveRemotes(target))]) {
  if (live.app === app) continue;
  await copyRelease(target, site, live);
  console.log(`with ${live.app} ${live.version} (${live.build}) as released`);
}
await uploadBuild(site, manifest);
await makeLive(site, candidate);
process.exit(await run(...typescript('infra/gate/walk.ts'), { SITE_DIR: folder }));
