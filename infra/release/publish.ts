import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { readManifest } from '../build/manifest';
import { keepTypes, typesOf } from '../promises/kept-types';
import { collect } from '../registry/collect';
import { folderTarget } from '../registry/folder-target';
import { recordOf } from '../registry/record-of';
import { makeLive } from '../registry/switch';
import { uploadBuild } from '../registry/upload';
import { appNames, isAppName, root } from '../workspaces/apps';
import { commitOf } from './commit';

// Publishes the builds of all apps, or of those named, to this machine's site folder: `npm start` runs it after a
// build.

const target = folderTarget(resolve(root, process.env.SITE_DIR ?? '.site'));
const named = process.argv.slice(2).filter(isAppName);
for (const app of named.length > 0 ? named : appNames) {
  const manifest = readManifest(app);
  await uploadBuild(target, manifest);
  const release = recordOf(manifest, userInfo().username, commitOf(app));
  // Not for the shell: writing its declarations takes longer than everything else here.
  if (app !== 'shell') await keepTypes(target, release, typesOf(app));
  await makeLive(target, release);
  await collect(target, app);
}
