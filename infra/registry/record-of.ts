import { type BuildManifest, fileNamed } from '../build/manifest';
import { filesFolder, type ReleaseRecord } from './record';

/**
 * The record of a build that somebody releases now. A remote's claims every shell of its contract, until the gate has
 * found the earliest (`shellsFor`).
 */
export const recordOf = (manifest: BuildManifest, by: string): ReleaseRecord => {
  const { app, version, commit, build, contract, first, pages, shared } = manifest;
  return {
    app,
    contract,
    shell: app === 'shell' ? version : `^${contract}.0.0`,
    version,
    build,
    entry: `/${filesFolder(app, build)}/${first.entry}`,
    integrity: fileNamed(manifest, first.entry).integrity,
    pages,
    releasedAt: new Date().toISOString(),
    releasedBy: by,
    enabled: true,
    ...(commit && { commit }),
    shared,
    ...(app === 'shell' && { files: manifest.files.map(({ name }) => name) }),
  };
};
