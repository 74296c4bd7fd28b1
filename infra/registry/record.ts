import type { ReleasePointer } from '../../shared-api/common/pointer';

/** A release: what the browser's pointer says, and what the gate needs to judge the next one against it. */
export interface ReleaseRecord extends ReleasePointer {
  app: string;
  releasedBy: string;
  /** Why the server went back to it, or ended it while it was gradual. */
  reason?: string;
  /** What it was built from; unknown where the sources had changes that no commit has. */
  commit?: string;
  /** Of the shell: the versions that it provides. Of a remote: the ranges that it asks for. */
  shared: Record<string, string>;
  /** Only a share of browsers ever got it, this many percent at last; everybody's releases have none. */
  share?: number;
}

/** The pointer that browsers read; switching it is the release. */
export const pointerPath = (app: string): string => `registry/${app}.json`;

/** What is served of a release: all but who released and why, which is nobody's business who reads the site. */
export type PublishedRelease = Omit<ReleaseRecord, 'releasedBy' | 'reason' | 'share'>;

/** A release that a share of browsers gets. */
export type GradualRelease = PublishedRelease & Required<Pick<ReleaseRecord, 'share'>>;

/** What a pointer says. */
export interface LivePointer extends PublishedRelease {
  next?: GradualRelease;
}

/** Leaves away what is not served. */
export const published = ({
  releasedBy: _by,
  reason: _why,
  share: _share,
  ...release
}: ReleaseRecord): PublishedRelease => release;

/** Records name people; web servers do not serve this folder (server/src/web, infra/nginx). */
export const recordsFolder = 'registry/releases';

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
