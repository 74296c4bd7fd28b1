import { remoteContract } from '../../shared-api/src/remote';
import { type BuildManifest, fileNamed } from '../build/manifest';
import { filesFolder, type ReleaseRecord } from './record';

/** A release's compatibility: a remote's own claims, or the shell's contract and version. */
const termsOf = ({ app, version, terms }: BuildManifest): { contract: number; shell: string } => {
  if (app === 'shell') return { contract: remoteContract, shell: version };
  if (!terms) throw new Error(`${app}/package.json says nothing under "courtside"`);
  return { contract: terms.contract, shell: terms.shell };
};

/**
 * The record of a build that somebody releases now.
 * @param commit of its sources, if known
 * @throws when a remote does not declare its compatibility
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
    ...(app === 'shell' && { files: manifest.files.map(({ name }) => name) }),
  };
};
