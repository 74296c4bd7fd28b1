import type { Pointer } from 'shared-api';
import { refusal } from './compatibility';
import { failureOf, RemoteFailure } from './failure';
import { loadApp } from './federation';
import { withRetries } from './lazy-routes';
import { overrideOf } from './override';
import { currentPointer, rememberPointer } from './registry';
import { reportFailure } from './report';
import { updatePages } from './site';
import { type RemoteState, setState, stateOf } from './state';
import { countView } from './views';

const underway = new Map<string, Promise<RemoteState>>();

const check = (pointer: Pointer | undefined): Pointer => {
  if (!pointer)
    throw new RemoteFailure('unreachable', 'the registry gave no valid pointer, and none is known');
  if (!pointer.enabled) throw new RemoteFailure('unreachable', `version ${pointer.version} is switched off`);
  const reason = refusal(pointer);
  if (reason) throw new RemoteFailure('incompatible', reason);
  return pointer;
};

const loadRelease = async (remote: string, pointer: Pointer): Promise<RemoteState> => {
  const { entry, integrity, build, version, shell } = check(pointer);
  const app = await withRetries(() => loadApp(remote, { entry, integrity }));
  // The pointer is the release's word; the code's own word counts too.
  const reason = refusal({ contract: app.contract, shell });
  if (reason) throw new RemoteFailure('incompatible', reason);
  rememberPointer(remote, pointer);
  updatePages(remote, pointer.pages);
  return { status: 'loaded', app, build, version };
};

const loadOverride = async (remote: string, entry: string): Promise<RemoteState> => {
  const app = await loadApp(remote, { entry });
  // No release names the pages that a developer is adding.
  updatePages(remote, app.pages);
  return { status: 'loaded', app, build: 'local', version: 'local' };
};

const load = async (remote: string): Promise<RemoteState> => {
  const override = overrideOf(remote);
  let pointer: Pointer | undefined;
  try {
    if (override) return await loadOverride(remote, override);
    pointer = await currentPointer(remote);
    return await loadRelease(remote, check(pointer));
  } catch (error) {
    const failure = failureOf(error);
    if (pointer) countView(remote, pointer.build);
    reportFailure(remote, pointer, failure);
    return { status: 'failed', cause: failure.failure };
  }
};

/** Within this time nobody waits for a remote again that has just failed, unless a person asks for it. */
const memory = 30_000;
const failedAt = new Map<string, number>();

/** Makes the next navigation to a remote's pages try it anew. */
export const forgetFailure = (remote: string): void => {
  failedAt.delete(remote);
};

/**
 * Makes a remote ready. It is loaded once; after a failure it is tried again, but not at every click.
 * @returns the state that it came to; never throws
 */
export const ensureRemote = (remote: string): Promise<RemoteState> => {
  const known = stateOf(remote);
  const recent = Date.now() - (failedAt.get(remote) ?? 0) < memory;
  if (known.status === 'loaded' || (known.status === 'failed' && recent)) return Promise.resolve(known);
  const running = underway.get(remote);
  if (running) return running;
  setState(remote, { status: 'pending' });
  const attempt = load(remote).then((state) => {
    underway.delete(remote);
    if (state.status === 'failed') failedAt.set(remote, Date.now());
    setState(remote, state);
    return state;
  });
  underway.set(remote, attempt);
  return attempt;
};
