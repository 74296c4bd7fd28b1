import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { PageSkeleton } from 'shared-ui';
import { NotFoundPage } from '../features/not-found';
import { forgetFailure } from '../remotes/load';
import { RemoteProblem } from '../remotes/RemoteProblem';
import { remoteFor } from '../remotes/site';
import { useRemoteState } from '../remotes/state';

/**
 * Stands where no page is known (yet): the remote that the path belongs to is on its way, could not be had, or
 * has no such page.
 */
export function RemoteSlot() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const remote = remoteFor(pathname);
  const state = useRemoteState(remote ?? '');
  if (!remote) return <NotFoundPage />;
  // A remote that has come after a retry is not lacking a page: the router is still fetching it.
  const underway = state.status === 'loaded' && navigation.state !== 'idle';
  if (state.status === 'pending' || underway) return <PageSkeleton />;
  if (state.status === 'loaded') return <NotFoundPage />;
  const retry = () => {
    forgetFailure(remote);
    // Going to the same address asks for the remote again.
    void navigate(`${pathname}${search}${hash}`, { replace: true });
  };
  return <RemoteProblem cause={state.cause} onRetry={retry} />;
}
