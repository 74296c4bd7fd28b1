import type { ReleasePointer } from '../../shared-api/common/pointer';

/** A release: its pointer for browsers, and what the gate needs to compare the next one with it. */
export interface ReleaseRecord extends ReleasePointer {
  app: string;
  releasedBy: string;
  /** The commit of its sources; unknown where they had uncommitted changes. */
  commit?: string;
  /** For the shell: provided versions. For a remote: required ranges. */
  shared: Record<string, string>;
  /** The final percentage of a gradual release that never became live. */
  traffic?: number;
  /** When the last browsers stopped getting it. */
  liveUntil?: string;
  /** Of the shell, whose builds share a folder: the files that this one needs. */
  files?: string[];
}

/** The pointer that browsers read; writing it is the release. */
export const pointerPath = (app: string): string => `registry/${app}.json`;

/** The public part of a release: without its author. */
export type PublishedRelease = Omit<ReleaseRecord, 'releasedBy' | 'traffic' | 'liveUntil' | 'files'>;

/** A release for a part of the traffic. */
export type GradualRelease = PublishedRelease & Required<Pick<ReleaseRecord, 'traffic'>>;

/** The content of a pointer. */
export interface LivePointer extends PublishedRelease {
  next?: GradualRelease;
}

/** Removes what is not public. */
export const publicPartOf = ({
  releasedBy: _by,
  traffic: _traffic,
  liveUntil: _until,
  files: _files,
  ...release
}: ReleaseRecord): PublishedRelease => release;

/** Records name people; the server does not serve this folder (server/src/web). */
export const recordsFolder = 'registry/releases';

/** Who made the live release live, and when. */
export const livePath = (app: string): string => `${recordsFolder}/live/${app}.json`;

/** Changes with every switch: all that whoever copies the site has to ask for. */
export const changePath = 'registry/change';

/** Releases stay on record (collect.ts says how long), so that a rollback is only a switch. */
export const recordFolder = (app: string): string => `${recordsFolder}/${app}`;
export const recordPath = ({ app, version, build }: PublishedRelease): string =>
  `${recordFolder(app)}/${version}-${build}.json`;

/** The folder of an app's files. The shell's names are unique; a remote's are relative to its entry. */
export const filesFolder = (app: string, build: string): string =>
  app === 'shell' ? 'assets' : `r/${app}/${build}`;

/** The folder of a build's parts of documents, and of a shell's files that a release copies to `/`. */
export const buildFolder = ({ app, build }: Pick<ReleaseRecord, 'app' | 'build'>): string =>
  `r/${app}/${build}`;

/** A file of a shell's build that is served from `/`, kept until it is switched to and for rollbacks. */
export const keptPage = (build: string, name: string): string =>
  `${buildFolder({ app: 'shell', build })}/${name}`;
