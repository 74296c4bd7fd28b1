import type { RemoteApp } from 'shared-api';
import { create } from 'zustand';
import type { FailureCause } from './failure';

/** A remote's loading state. */
export type RemoteState =
  | { status: 'pending' }
  | { status: 'loaded'; app: RemoteApp; build: string; version: string }
  | { status: 'failed'; cause: FailureCause };

const pending: RemoteState = { status: 'pending' };

const useStates = create<Record<string, RemoteState>>()(() => ({}));

export const stateOf = (remote: string): RemoteState => useStates.getState()[remote] ?? pending;

export const setState = (remote: string, state: RemoteState): void => useStates.setState({ [remote]: state });

/** A remote's state, for components. */
export const useRemoteState = (remote: string): RemoteState =>
  useStates((states) => states[remote] ?? pending);
