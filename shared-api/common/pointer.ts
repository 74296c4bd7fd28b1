import type { PageTable } from './pages';

/** What a browser has to know of a release before it loads anything of it (docs/architecture.md). */
export interface ReleasePointer {
  /** The version of the `RemoteApp` contract that the release implements. */
  contract: number;
  version: string;
  build: string;
  /** Address of the entry script. */
  entry: string;
  integrity: string;
  /** The shells that the release works in, a semver range. */
  shell: string;
  /** Its pages; releases from before the tables name none. */
  pages?: PageTable;
  releasedAt: string;
  releasedBy?: string;
  /** False takes the app out of service without a release. */
  enabled: boolean;
}

/** A release that a share of browsers gets in place of the live one. */
export interface GradualRelease extends ReleasePointer {
  /** In percent of browsers, from 1 to 99. */
  share: number;
}

/** What `/registry/<app>.json` says: the live release, and what is released gradually beside it. */
export interface Pointer extends ReleasePointer {
  next?: GradualRelease;
}
