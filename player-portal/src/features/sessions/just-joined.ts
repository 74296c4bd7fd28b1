import { useSyncExternalStore } from 'react';

let joined: string | undefined;
const listeners = new Set<() => void>();
const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Remembers, as long as the site is open, the session whose waiting list the person has joined last. */
export const noteJoined = (sessionId: string): void => {
  joined = sessionId;
  for (const tell of listeners) tell();
};

/** Whether this session's waiting list is the one that the person has joined last. */
export const useJustJoined = (sessionId: string): boolean =>
  useSyncExternalStore(follow, () => joined === sessionId);
