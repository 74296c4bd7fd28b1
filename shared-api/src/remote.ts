import type { RouteObject } from 'react-router-dom';
import type { Locale } from './http/language';

/** Grows when `RemoteApp` changes in a way that older shells or remotes cannot follow. */
export const remoteContract = 1;

/** What a remote's one exposed module, `./app`, gives the shell (design §4). */
export interface RemoteApp {
  /** The `remoteContract` that the remote was built for. */
  contract: number;
  /** The remote's pages, each under its English and its French path. */
  routes(): RouteObject[];
  /** The remote's texts. */
  messages(locale: Locale): Promise<Record<string, string>>;
}
