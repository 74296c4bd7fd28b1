import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PageTable } from '../common/pages';
import type { Locale } from '../contract/enums';

/** Grows when `RemoteApp` changes in a way that older shells or remotes cannot follow. */
export const remoteContract = 1;

/** One of a remote's pages as a phone's navigation names it. */
export interface RemotePlace {
  path: Record<Locale, string>;
  /** The id of its name among the remote's texts; short enough for a fifth of a phone's width. */
  label: string;
  Icon: ComponentType;
}

/** What a remote's one exposed module, `./app`, gives the shell (docs/architecture.md). */
export interface RemoteApp {
  /** The `remoteContract` that the remote was built for. */
  contract: number;
  /** The remote's pages; its release's record names the same. */
  pages?: PageTable;
  /** Their routes, each under its English and its French path. */
  routes(): RouteObject[];
  /** What a phone's navigation holds on the remote's own pages, the four most used first; without it the shell's own. */
  places?: readonly RemotePlace[];
  /** The remote's texts. */
  messages(locale: Locale): Promise<Record<string, string>>;
}
