import { remoteContract } from '../../shared-api/src/remote';
import { type BuildManifest, fileNamed } from '../build/manifest';
import { filesFolder, type ReleaseRecord } from './record';

/** What a release says of its fit: a remote's own words, or what the shell implements and is. */
const termsOf = ({ app, version, terms }: BuildManifest): { contract: number; shell: string } => {
  if (app === 'shell') return { contract: remoteContract, shell: version };
  if (!terms) throw new Error(`${app}/package.json says nothing under "courtside"`);
  return { contract: terms.contract, shell: terms.shell };
};

/**
 * Writes down that somebody releases a build now.
 * @param commit what it was built from, where that is known
 * @throws when a remote does not say what it fits
 */
export const recordOf = (manifest: BuildManifest, by: string, commit?: string): ReleaseRecord => {
  const { app, version, build, first, pages, shared } = manifest;
  return {
    app,
    ...termsOf(manifest),
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
  };
};
