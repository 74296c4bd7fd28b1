import type { PageTable } from './pages';

/** What a browser needs to know about a release before loading it (docs/architecture.md). */
export interface ReleasePointer {
  /** The version of the `RemoteApp` contract that the release implements. */
  contract: number;
  version: string;
  build: string;
  /** URL of the entry script. */
  entry: string;
  integrity: string;
  /** Compatible shells, a semver range. */
  shell: string;
  /** Its pages, if it has any. */
  pages?: PageTable;
  releasedAt: string;
  /** False takes the app out of service without a release. */
  enabled: boolean;
}

/** A release given to a part of the traffic in place of the live one. */
export interface GradualRelease extends ReleasePointer {
  /** In percent of browsers, from 1 to 99. */
  traffic: number;
}

/** The content of `/registry/<app>.json`: the live release, and the gradual one, if any. */
export interface Pointer extends ReleasePointer {
  next?: GradualRelease;
}
