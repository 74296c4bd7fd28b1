import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { readManifest } from '../build/manifest';
import { keepTypes, sourcesIn } from '../promises/kept-types';
import { collect } from '../registry/collect';
import { folderTarget } from '../registry/folder-target';
import { recordOf } from '../registry/record-of';
import { makeLive } from '../registry/switch';
import { uploadBuild } from '../registry/upload';
import { appNames, folderOf, isAppName, root } from '../workspaces/apps';

// Publishes the builds of all apps, or of those named, to this machine's site folder: `npm start` runs it after a
// build.

const target = folderTarget(resolve(root, process.env.SITE_DIR ?? '.site'));
const named = process.argv.slice(2).filter(isAppName);
for (const app of named.length > 0 ? named : appNames) {
  const manifest = readManifest(app);
  await uploadBuild(target, manifest);
  const release = recordOf(manifest, userInfo().username);
  // Declarations, the shell's and those of a remote's calls, would take longer than everything else here.
  if (app !== 'shell') await keepTypes(target, release, sourcesIn(folderOf(app)));
  await makeLive(target, release);
  await collect(target, app);
}
