import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { PageSkeleton } from 'shared-ui';
import { NotFoundPage } from '../features/not-found';
import { forgetFailure } from '../remotes/load';
import { RemoteProblem } from '../remotes/RemoteProblem';
import { remoteFor } from '../remotes/site';
import { useRemoteState } from '../remotes/state';

/** The content at a path without a known page (yet): its remote is loading, has failed to load, or has no such page. */
export function RemoteSlot() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const remote = remoteFor(pathname);
  const state = useRemoteState(remote ?? '');
  if (!remote) return <NotFoundPage />;
  // After a successful retry the page is not missing: the router is still loading it.
  const underway = state.status === 'loaded' && navigation.state !== 'idle';
  if (state.status === 'pending' || underway) return <PageSkeleton />;
  if (state.status === 'loaded') return <NotFoundPage />;
  const retry = () => {
    forgetFailure(remote);
    // Navigating to the same address requests the remote again.
    void navigate(`${pathname}${search}${hash}`, { replace: true });
  };
  return <RemoteProblem cause={state.cause} onRetry={retry} />;
}
