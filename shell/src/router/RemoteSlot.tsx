import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { NotFoundPage } from '../features/not-found';
import type { FailureCause } from '../remotes/failure';
import { retryRemote, tryRemote } from '../remotes/load';
import { RemoteProblem } from '../remotes/RemoteProblem';
import { remoteFor } from '../remotes/site';
import { useRemoteState } from '../remotes/state';
import { useRecovery } from '../remotes/use-recovery';
import { PatientSkeleton } from './PatientSkeleton';

/** A remote that failed; it is tried again by itself, at once when the connection is back. */
function FailedRemote({ remote, cause }: { remote: string; cause: FailureCause }) {
  // What has crashed would do so again.
  useRecovery(() => void tryRemote(remote), cause !== 'crashed');
  return <RemoteProblem cause={cause} onRetry={() => retryRemote(remote)} />;
}

/** The content at a path without a known page (yet): its remote is loading, has failed to load, or has no such page. */
export function RemoteSlot() {
  const { pathname, search, hash, state: given } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const remote = remoteFor(pathname);
  const state = useRemoteState(remote ?? '');
  const isLoaded = state.status === 'loaded';
  const asking = useRef<string>(undefined);
  /** The path that the loaded remote does not have. */
  const [unknown, setUnknown] = useState<string>();
  useEffect(() => {
    // It may have come after the router asked for the page; the router asks again for an address that it is sent to.
    if (!isLoaded || navigation.state !== 'idle' || asking.current === pathname) return;
    asking.current = pathname;
    const asked = Promise.resolve(navigate(`${pathname}${search}${hash}`, { replace: true, state: given }));
    void asked.then(() => setUnknown(pathname));
  }, [isLoaded, navigation.state, navigate, pathname, search, hash, given]);
  if (!remote || unknown === pathname) return <NotFoundPage />;
  if (state.status === 'failed') return <FailedRemote remote={remote} cause={state.cause} />;
  return <PatientSkeleton />;
}
