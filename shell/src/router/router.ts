import { createBrowserRouter } from 'react-router-dom';
import { useAuth } from 'shared-api';
import { localeOf, pageAround } from 'shared-ui';
import { checkAccess } from '../features/access';
import { ensureMessages } from '../messages/catalogue';
import { ensureRemote } from '../remotes/load';
import { remoteRoutes } from '../remotes/mount';
import { overrides } from '../remotes/override';
import { currentReleases } from '../remotes/registry';
import { refreshSite, remoteFor, remoteNames, updatePages } from '../remotes/site';
import { remotesParent, routes } from './routes';

/** Takes over the pages that this browser gets of a remote, which the site's table does not name unless they are live. */
const refreshPages = async (remote: string): Promise<void> => {
  const [release] = await currentReleases(remote);
  updatePages(remote, release?.pages);
};

/**
 * Looks again for a path that no app was known to have: released since the document came, to a share of browsers, or from
 * source.
 */
const newRemoteFor = async (path: string): Promise<string | undefined> => {
  await Promise.all([refreshSite(), ...overrides().map(({ remote }) => ensureRemote(remote))]);
  await Promise.all(remoteNames().map(refreshPages));
  return remoteFor(path);
};

/** Makes the router; a path that the shell does not know brings in the remote that answers for it. */
export const createRouter = () =>
  createBrowserRouter(routes, {
    async patchRoutesOnNavigation({ path, patch }) {
      const remote = remoteFor(path) ?? (await newRemoteFor(path));
      // Who may not see a page does not load it either; the guard then sends them where they belong.
      const { token, user } = useAuth.getState();
      if (!remote || checkAccess([pageAround(path)], token ? user : null) !== 'allow') return;
      const found = await remoteRoutes(remote);
      if (!found) return;
      await ensureMessages(localeOf(path));
      patch(remotesParent, [found]);
    },
  });

/** Waits until the first page's code has come, or has failed to come. */
export const initialized = (router: ReturnType<typeof createRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const forget = router.subscribe(({ initialized: done }) => {
      if (!done) return;
      forget();
      resolve();
    });
  });
