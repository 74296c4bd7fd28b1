import { type ReleasePointer, readsBy } from 'shared-api';
import { incompatibilityOf } from './compatibility';
import { failureOf, RemoteFailure } from './failure';
import { hasRun, loadApp } from './federation';
import { withRetries } from './lazy-routes';
import { overrideOf } from './override';
import { currentReleases, rememberFallback } from './registry';
import { reportFailure } from './report';
import { updatePages } from './site';
import { type RemoteState, setState, stateOf } from './state';
import { endStep, noteRelease, startTrace, type Trace } from './trace';

const underway = new Map<string, Promise<RemoteState>>();

const check = (pointer: ReleasePointer): ReleasePointer => {
  if (!pointer.enabled) throw new RemoteFailure('unreachable', `version ${pointer.version} is switched off`);
  const reason = incompatibilityOf(pointer);
  if (reason) throw new RemoteFailure('incompatible', reason);
  return pointer;
};

const loadRelease = async (remote: string, pointer: ReleasePointer, trace: Trace): Promise<RemoteState> => {
  noteRelease(trace, pointer);
  const { entry, integrity, build, version, shell } = check(pointer);
  const app = await withRetries(() => loadApp(remote, { entry, integrity })).finally(() =>
    endStep(trace, 'app'),
  );
  // The pointer's contract is only a claim: the code's own is checked too.
  const reason = incompatibilityOf({ contract: app.contract, shell });
  if (reason) throw new RemoteFailure('incompatible', reason);
  rememberFallback(remote, pointer);
  updatePages(remote, pointer.pages);
  return { status: 'loaded', app, build, version };
};

const loadOverride = async (remote: string, entry: string, trace: Trace): Promise<RemoteState> => {
  trace.why = 'override';
  const app = await loadApp(remote, { entry }).finally(() => endStep(trace, 'app'));
  // The live release's table lacks pages that a developer is adding.
  updatePages(remote, app.pages);
  return { status: 'loaded', app, build: 'local', version: 'local' };
};

const failed = (remote: string, error: unknown): RemoteState => {
  const failure = failureOf(error);
  reportFailure(remote, failure);
  return { status: 'failed', cause: failure.failure };
};

const load = async (remote: string): Promise<RemoteState> => {
  const trace = startTrace(remote);
  const override = overrideOf(remote);
  if (override) return loadOverride(remote, override, trace).catch((error) => failed(remote, error));
  let state: RemoteState | undefined;
  const releases = await currentReleases(remote, trace);
  endStep(trace, 'pointer');
  for (const release of releases) {
    try {
      return await loadRelease(remote, release, trace);
    } catch (error) {
      state = failed(remote, error);
      // A second build would be ignored, and the first used again.
      if (hasRun(remote)) break;
    }
  }
  const unknown = 'the registry gave no valid pointer, and none is known';
  return state ?? failed(remote, new RemoteFailure('unreachable', unknown));
};

/**
 * Loads a remote, unless it is loaded or being loaded. What is known to have failed stays so until it succeeds.
 * @returns the resulting state; never throws
 */
export const tryRemote = (remote: string): Promise<RemoteState> => {
  const known = stateOf(remote);
  if (known.status === 'loaded') return Promise.resolve(known);
  const attempt =
    underway.get(remote) ??
    load(remote).then((state) => {
      underway.delete(remote);
      if (state.status === 'loaded' && state.app.answers) readsBy(remote, state.app.answers);
      setState(remote, state);
      return state;
    });
  underway.set(remote, attempt);
  return attempt;
};

/**
 * Prepares a remote for a page. It is loaded once; of one that has failed, the page need not wait for the next attempt.
 * @returns the resulting state; never throws
 */
export const ensureRemote = (remote: string): Promise<RemoteState> => {
  const known = stateOf(remote);
  const attempt = tryRemote(remote);
  return known.status === 'failed' ? Promise.resolve(known) : attempt;
};

/** Tries a remote again for somebody who waits for it. */
export const retryRemote = (remote: string): void => {
  if (stateOf(remote).status === 'failed') setState(remote, { status: 'pending' });
  void tryRemote(remote);
};
