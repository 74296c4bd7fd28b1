import { readManifest } from '../build/manifest';
import { folderTarget } from '../registry/folder-target';
import { liveRelease } from '../registry/live';
import { recordOf } from '../registry/record-of';
import { makeLive } from '../registry/switch';
import { uploadBuild } from '../registry/upload';

/** Releases the current build to a folder. @param version another version of the same code, in its own build folder */
export const releaseTo = async (folder: string, app: string, version?: string): Promise<void> => {
  const target = folderTarget(folder);
  const built = readManifest(app);
  const manifest = version ? { ...built, version, build: `v${version.replaceAll('.', '-')}` } : built;
  await uploadBuild(target, manifest);
  const record = recordOf(manifest, 'topology');
  await makeLive(target, record);
};

/** The build that new visitors get from a folder. */
export const liveBuild = async (folder: string, app: string): Promise<string | undefined> =>
  (await liveRelease(folderTarget(folder), app))?.build;
