import { remoteContract } from '../../shared-api/src/remote';
import type { Pointer } from '../../shell/src/remotes/pointer';
import { type BuildManifest, fileNamed } from '../build/manifest';

/** A release: what the browser's pointer says, and what the gate needs to judge the next one against it. */
export interface ReleaseRecord extends Pointer {
  app: string;
  releasedBy: string;
  /** What it was built from; unknown where the sources had changes that no commit has. */
  commit?: string;
  /** Of the shell: the versions that it provides. Of a remote: the ranges that it asks for. */
  shared: Record<string, string>;
}

/** The pointer that browsers read; switching it is the release. */
export const pointerPath = (app: string): string => `registry/${app}.json`;

/** What a pointer says: all but who released, which is nobody's business who reads the site. */
export type PublishedRelease = Omit<ReleaseRecord, 'releasedBy'>;

/** Records name people; web servers do not serve this folder (server/src/web, infra/nginx). */
const recordsFolder = 'registry/releases';

/** Who made the live release live, and when. */
export const livePath = (app: string): string => `${recordsFolder}/live/${app}.json`;

/** Every release stays on record, so that a rollback is nothing but a switch. */
export const recordFolder = (app: string): string => `${recordsFolder}/${app}`;
export const recordPath = ({ app, version, build }: PublishedRelease): string =>
  `${recordFolder(app)}/${version}-${build}.json`;

/** Where an app's files go. The shell's names are unique on their own; a remote's are found beside its entry. */
export const filesFolder = (app: string, build: string): string =>
  app === 'shell' ? 'assets' : `r/${app}/${build}`;

/** Where a build's parts of documents go, and a shell's other files until they are switched to. */
export const buildFolder = ({ app, build }: Pick<ReleaseRecord, 'app' | 'build'>): string =>
  `r/${app}/${build}`;

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
