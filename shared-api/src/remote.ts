import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PageTable } from '../common/pages';
import type { Locale } from '../contract/enums';

declare global {
  /** The build's mark of the contract (infra/webpack/contract-mark.ts). */
  const __CONTRACT__: string;
}

/** Incremented when `RemoteApp` changes incompatibly. */
export const remoteContract = 1;

/** A remote's page in a phone's navigation. */
export interface RemotePlace {
  path: Record<Locale, string>;
  /** The id of its name among the remote's texts; short enough for a fifth of a phone's width. */
  label: string;
  Icon: ComponentType;
}

/** A remote's only exposed module, `./app` (docs/architecture.md). */
export interface RemoteApp {
  /** The `remoteContract` that the remote was built for. */
  contract: number;
  /** `__CONTRACT__`: answers that are kept on a device by another contract are not shown to its pages. */
  answers?: string;
  /** The remote's pages, as in its release's record. */
  pages?: PageTable;
  /** The routes of its pages, each under its English and its French path. */
  routes(): RouteObject[];
  /** A phone's navigation on the remote's own pages, the four most used first; the shell's own by default. */
  places?: readonly RemotePlace[];
  /** The remote's texts. */
  messages(locale: Locale): Promise<Record<string, string>>;
}
