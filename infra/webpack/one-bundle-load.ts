import { type RemoteApp, readsBy } from 'shared-api';
import { type RemoteState, setState, stateOf } from '../../shell/src/remotes/state';

// In a build of everything (one-bundle.ts) this is the shell's loader, and its registry.

const apps: Record<string, () => Promise<{ app: RemoteApp }>> = {
  'player-portal': () => import('../../player-portal/src/app'),
  'admin-console': () => import('../../admin-console/src/app'),
};

export const ensureRemote = async (remote: string): Promise<RemoteState> => {
  const known = stateOf(remote);
  const load = apps[remote];
  if (known.status === 'loaded' || !load) return known;
  const { app } = await load();
  if (app.answers) readsBy(remote, app.answers);
  const state: RemoteState = { status: 'loaded', app, build: 'bundle', version: 'bundle' };
  setState(remote, state);
  return state;
};

export const tryRemote = ensureRemote;

export const retryRemote = (remote: string): void => void ensureRemote(remote);

export const currentReleases = async (): Promise<[]> => [];
