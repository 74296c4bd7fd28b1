import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { failureOf } from './failure';
import { RemoteProblem } from './RemoteProblem';
import { currentReleases } from './registry';
import { reloadOnce } from './reload-once';
import { reportFailure } from './report';
import { stateOf } from './state';

/**
 * The boundary around one remote: its pages' exceptions end here. A page whose file is gone after a release is
 * cured by a reload, the first of which comes by itself, since the router remembers that the code did not come. Any
 * other retry draws the page again with the code that is loaded, unless another release is live by then.
 */
export function RemoteCrash({ remote }: { remote: string }) {
  const error = useRouteError();
  const failure = useMemo(() => failureOf(error), [error]);
  const navigate = useNavigate();
  const { pathname, search, state: kept } = useLocation();
  const [reloading, setReloading] = useState(failure.failure === 'unreachable');
  // Once for each error: what it tells the server must not depend on how often this is drawn.
  useEffect(() => {
    const state = stateOf(remote);
    const release = state.status === 'loaded' ? state : undefined;
    reportFailure(remote, release, failure);
    setReloading(failure.failure === 'unreachable' && reloadOnce(remote, release?.build ?? 'unknown'));
  }, [remote, failure]);
  const retry = async () => {
    const state = stateOf(remote);
    const releases = await currentReleases(remote);
    const replaced =
      state.status === 'loaded' &&
      releases.length > 0 &&
      !releases.some(({ build }) => build === state.build);
    if (failure.failure === 'unreachable' || replaced) location.reload();
    else await navigate(`${pathname}${search}`, { replace: true, state: kept });
  };
  return reloading ? null : <RemoteProblem cause={failure.failure} onRetry={() => void retry()} />;
}
