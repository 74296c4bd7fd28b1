import type { Pointer } from '../../shared-api/common/pointer';

/** A release: what the browser's pointer says, and what the gate needs to judge the next one against it. */
export interface ReleaseRecord extends Pointer {
  app: string;
  releasedBy: string;
  /** Why it was gone back to, where the server did that by itself. */
  reason?: string;
  /** What it was built from; unknown where the sources had changes that no commit has. */
  commit?: string;
  /** Of the shell: the versions that it provides. Of a remote: the ranges that it asks for. */
  shared: Record<string, string>;
}

/** The pointer that browsers read; switching it is the release. */
export const pointerPath = (app: string): string => `registry/${app}.json`;

/** What a pointer says: all but who released and why, which is nobody's business who reads the site. */
export type PublishedRelease = Omit<ReleaseRecord, 'releasedBy' | 'reason'>;

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

/** Where a build of the shell keeps its page, until it is switched to and for the day of a rollback. */
export const keptPage = (build: string, name: string): string =>
  `${buildFolder({ app: 'shell', build })}/${name}`;
