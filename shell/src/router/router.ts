import { createBrowserRouter } from 'react-router-dom';
import { useAuth } from 'shared-api';
import { localeOf, pageAround, routerWindow } from 'shared-ui';
import { checkAccess } from '../features/access';
import { ensureMessages } from '../messages/catalogue';
import { ensureRemote } from '../remotes/load';
import { remoteRoutes } from '../remotes/mount';
import { overrides } from '../remotes/override';
import { currentReleases } from '../remotes/registry';
import { refreshSite, remoteFor, remoteNames, updatePages } from '../remotes/site';
import { askFirst } from './ask-first';
import { remotesParent, routes } from './routes';

/** Adds the pages of a remote's release for this browser, which the site's table lacks unless it is live. */
const refreshPages = async (remote: string): Promise<void> => {
  const [release] = await currentReleases(remote);
  updatePages(remote, release?.pages);
};

/** Fetches the pages again for an unknown path: newly released, gradually released, or a developer's own. */
const newRemoteFor = async (path: string): Promise<string | undefined> => {
  await Promise.all([refreshSite(), ...overrides().map(({ remote }) => ensureRemote(remote))]);
  await Promise.all(remoteNames().map(refreshPages));
  return remoteFor(path);
};

/** Creates the router; a path unknown to the shell loads its remote. */
export const createRouter = () => {
  const router = createBrowserRouter(routes, {
    window: routerWindow,
    async patchRoutesOnNavigation({ path, patch }) {
      const remote = remoteFor(path) ?? (await newRemoteFor(path));
      // Pages that a person may not see are not loaded; the guard then redirects.
      const { token, user } = useAuth.getState();
      if (!remote || checkAccess([pageAround(path)], token ? user : null) !== 'allow') return;
      const found = await remoteRoutes(remote);
      if (!found) return;
      await ensureMessages(localeOf(path));
      patch(remotesParent, [found]);
    },
  });
  // Only where code is missing: a page that is there asks by itself.
  router.subscribe(({ navigation: { state, location } }) => {
    if (state === 'loading') askFirst(location.pathname);
  });
  return router;
};

/** Waits until the first page's code is loaded, or has failed to load. */
export const initialized = (router: ReturnType<typeof createRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const forget = router.subscribe(({ initialized: done }) => {
      if (!done) return;
      forget();
      resolve();
    });
  });
