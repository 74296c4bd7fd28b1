import { useAuth } from 'shared-api';
import { pageAround } from 'shared-ui';
import { checkAccess } from '../features/access';
import { remoteNames } from '../remotes/site';
import { stateOf } from '../remotes/state';

/** Loads the code of the pages that the person may read without a connection, so that the worker has it. */
export const loadOfflinePages = async (): Promise<void> => {
  const { token, user } = useAuth.getState();
  for (const remote of remoteNames()) {
    const state = stateOf(remote);
    if (state.status !== 'loaded') continue;
    for (const { path, lazy } of state.app.routes()) {
      const page = path ? pageAround(path) : undefined;
      if (!page?.offline || checkAccess([page], token ? user : null) !== 'allow') continue;
      // One after the other, and whatever is lost is loaded when it is opened.
      if (typeof lazy === 'function') await lazy().catch(() => undefined);
    }
  }
};
