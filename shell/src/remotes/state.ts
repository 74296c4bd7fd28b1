import type { RemoteApp } from 'shared-api';
import { create } from 'zustand';
import type { FailureCause } from './failure';
import type { RemoteName } from './table';

/** What the shell knows of a remote. */
export type RemoteState =
  | { status: 'pending' }
  | { status: 'loaded'; app: RemoteApp; build: string; version: string }
  | { status: 'failed'; cause: FailureCause };

const pending: RemoteState = { status: 'pending' };

const useStates = create<Record<RemoteName, RemoteState>>()(() => ({
  'player-portal': pending,
  'admin-console': pending,
}));

export const stateOf = (remote: RemoteName): RemoteState => useStates.getState()[remote];

export const setState = (remote: RemoteName, state: RemoteState): void =>
  useStates.setState({ [remote]: state });

/** A remote's state, followed by a component. */
export const useRemoteState = (remote: RemoteName): RemoteState => useStates((states) => states[remote]);
