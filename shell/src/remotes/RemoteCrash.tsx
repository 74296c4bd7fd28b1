import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { failureOf } from './failure';
import { reloadOnce } from './reload-once';
import { reportFailure } from './report';
import { RemoteProblem } from './RemoteProblem';
import { stateOf } from './state';
import type { RemoteName } from './table';

const reload = () => location.reload();

/**
 * The boundary around one remote: its pages' exceptions end here. A page whose file is gone after a release is
 * cured by one reload; loaded code is never thrown out, so every other retry is a reload, too.
 */
export function RemoteCrash({ remote }: { remote: RemoteName }) {
  const failure = failureOf(useRouteError());
  const [reloading, setReloading] = useState(failure.failure === 'unreachable');
  // Once for each error: what it tells the server must not depend on how often this is drawn.
  useEffect(() => {
    const state = stateOf(remote);
    const { build, version } = state.status === 'loaded' ? state : { build: 'unknown', version: undefined };
    reportFailure(remote, version, failure);
    setReloading(failure.failure === 'unreachable' && reloadOnce(remote, build));
  }, [remote, failure.message]);
  return reloading ? null : <RemoteProblem remote={remote} cause={failure.failure} onRetry={reload} />;
}
