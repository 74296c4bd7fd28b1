import type { PageTable } from './pages';

/** What `/registry/<app>.json` says of the release that is live (docs/architecture.md). */
export interface Pointer {
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
