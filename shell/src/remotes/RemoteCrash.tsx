// biome-ignore lint/style/noRestrictedImports: what a page may have failed on is forgotten, not changed.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { PageSkeleton } from 'shared-ui';
import { failureOf } from './failure';
import { RemoteProblem } from './RemoteProblem';
import { currentReleases } from './registry';
import { reloadOnce } from './reload-once';
import { reportFailure } from './report';
import { stateOf } from './state';
import { useDrawAgain } from './use-draw-again';
import { useFileRecovery } from './use-recovery';

const loadedRelease = (remote: string) => {
  const state = stateOf(remote);
  return state.status === 'loaded' ? state : undefined;
};

const buildOf = (remote: string): string => loadedRelease(remote)?.build ?? 'unknown';

/**
 * A remote's error boundary. If a release has removed the page's file, only a reload helps, since the router
 * remembers the failed import; the first one is automatic, and so is one when the file is served again. What a page may
 * have thrown on is left out once by itself. Any other retry renders the page again with the loaded code, or reloads if
 * another release is live by then.
 */
export function RemoteCrash({ remote }: { remote: string }) {
  const error = useRouteError();
  const failure = useMemo(() => failureOf(error), [error]);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search, state: kept } = useLocation();
  const again = useDrawAgain();
  const navigation = useNavigation();
  const [reloading, setReloading] = useState(failure.failure === 'unreachable');
  // Once for each error, however often this renders.
  useEffect(() => {
    reportFailure(remote, failure);
    setReloading(failure.failure === 'unreachable' && reloadOnce(remote, buildOf(remote)));
  }, [remote, failure]);
  const retry = async () => {
    const release = loadedRelease(remote);
    const releases = await currentReleases(remote);
    const replaced = release && releases.length > 0 && !releases.some(({ build }) => build === release.build);
    // Data of an older release may be what it failed on.
    if (failure.failure === 'crashed') queries.removeQueries({ type: 'inactive' });
    if (failure.failure === 'unreachable' || replaced) location.reload();
    else await navigate(`${pathname}${search}`, { replace: true, state: kept });
  };
  useFileRecovery(error, buildOf(remote));
  if (reloading || again) return null;
  // The next page is not the one that failed.
  if (navigation.state !== 'idle') return <PageSkeleton />;
  return <RemoteProblem cause={failure.failure} onRetry={() => void retry()} />;
}
