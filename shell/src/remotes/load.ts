import type { ReleasePointer } from 'shared-api';
import { incompatibilityOf } from './compatibility';
import { failureOf, RemoteFailure } from './failure';
import { hasRun, loadApp } from './federation';
import { withRetries } from './lazy-routes';
import { overrideOf } from './override';
import { currentReleases, rememberFallback } from './registry';
import { reportFailure } from './report';
import { updatePages } from './site';
import { type RemoteState, setState, stateOf } from './state';

const underway = new Map<string, Promise<RemoteState>>();

const check = (pointer: ReleasePointer): ReleasePointer => {
  if (!pointer.enabled) throw new RemoteFailure('unreachable', `version ${pointer.version} is switched off`);
  const reason = incompatibilityOf(pointer);
  if (reason) throw new RemoteFailure('incompatible', reason);
  return pointer;
};

const loadRelease = async (remote: string, pointer: ReleasePointer): Promise<RemoteState> => {
  const { entry, integrity, build, version, shell } = check(pointer);
  const app = await withRetries(() => loadApp(remote, { entry, integrity }));
  // The pointer's contract is only a claim: the code's own is checked too.
  const reason = incompatibilityOf({ contract: app.contract, shell });
  if (reason) throw new RemoteFailure('incompatible', reason);
  rememberFallback(remote, pointer);
  updatePages(remote, pointer.pages);
  return { status: 'loaded', app, build, version };
};

const loadOverride = async (remote: string, entry: string): Promise<RemoteState> => {
  const app = await loadApp(remote, { entry });
  // The live release's table lacks pages that a developer is adding.
  updatePages(remote, app.pages);
  return { status: 'loaded', app, build: 'local', version: 'local' };
};

const failed = (remote: string, release: ReleasePointer | undefined, error: unknown): RemoteState => {
  const failure = failureOf(error);
  reportFailure(remote, release, failure);
  return { status: 'failed', cause: failure.failure };
};

const load = async (remote: string): Promise<RemoteState> => {
  const override = overrideOf(remote);
  if (override) return loadOverride(remote, override).catch((error) => failed(remote, undefined, error));
  let state: RemoteState | undefined;
  for (const release of await currentReleases(remote)) {
    try {
      return await loadRelease(remote, release);
    } catch (error) {
      state = failed(remote, release, error);
      // A second build would be ignored, and the first used again.
      if (hasRun(remote)) break;
    }
  }
  const unknown = 'the registry gave no valid pointer, and none is known';
  return state ?? failed(remote, undefined, new RemoteFailure('unreachable', unknown));
};

/** Milliseconds after a failure in which navigation does not try the remote again, unless the person does. */
const memory = 30_000;
const failedAt = new Map<string, number>();

/** Makes the next navigation to a remote's pages try it again. */
export const forgetFailure = (remote: string): void => {
  failedAt.delete(remote);
};

/**
 * Prepares a remote. It is loaded once; after a failure it is tried again, but not at every click.
 * @returns the resulting state; never throws
 */
export const ensureRemote = (remote: string): Promise<RemoteState> => {
  const known = stateOf(remote);
  // biome-ignore lint/plugin: how long ago, by one clock.
  const recent = Date.now() - (failedAt.get(remote) ?? 0) < memory;
  if (known.status === 'loaded' || (known.status === 'failed' && recent)) return Promise.resolve(known);
  const running = underway.get(remote);
  if (running) return running;
  setState(remote, { status: 'pending' });
  const attempt = load(remote).then((state) => {
    underway.delete(remote);
    // biome-ignore lint/plugin: the same.
    if (state.status === 'failed') failedAt.set(remote, Date.now());
    setState(remote, state);
    return state;
  });
  underway.set(remote, attempt);
  return attempt;
};
