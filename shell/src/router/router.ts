import { createBrowserRouter } from 'react-router-dom';
import { useAuth } from 'shared-api';
import { localeOf } from 'shared-ui';
import { ensureMessages } from '../messages/catalogue';
import { remoteRoutes } from '../remotes/mount';
import { audienceOf, remoteFor } from '../remotes/table';
import { remotesParent, routes } from './routes';

/** Makes the router; a path that the shell does not know brings in the remote that answers for it. */
export const createRouter = () =>
  createBrowserRouter(routes, {
    async patchRoutesOnNavigation({ path, patch }) {
      const remote = remoteFor(path);
      // Who may not see the pages does not load them either; the guard then sends them where they belong.
      if (audienceOf(remote) === 'admin' && !useAuth.getState().user?.isAdmin) return;
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
