import { create } from 'zustand';
import { type CallInput, type CallReply, call, type Name } from '../http/call';
import { currentCaller } from '../http/token';
import { type Change, refreshed } from './change';

/** Long enough to notice a mistake, short enough not to wait. */
const graceMs = 6000;

/** An operation that can be undone until it is sent; its input is as it was when it was asked for. */
interface Held {
  call: Name;
  input: unknown;
  isSent: boolean;
  send(): void;
  takeBack(): void;
}

const useAllHeld = create<{ all: readonly Held[] }>(() => ({ all: [] }));

const replace = (old: Held, ...by: Held[]) =>
  useAllHeld.setState(({ all }) => ({ all: all.flatMap((one) => (one === old ? by : [one])) }));

/**
 * Sends a change after some seconds, during which it can be undone, or at once when the page is hidden or the person
 * logs out: on whatever page they are then.
 * @param failed tells them when it fails
 * @param ended it can no longer be undone: it is sent, or has been undone
 * @returns a function that undoes it, in time
 */
export const hold = <N extends Name>(
  change: Change<N>,
  input: CallInput<N>,
  failed: (error: unknown) => void,
  ended: () => void = () => {},
): (() => void) => {
  const send = () => {
    clearTimeout(timer);
    const sent = { ...held, isSent: true };
    replace(held, sent);
    ended();
    const { person } = currentCaller();
    // At once, since the page may be leaving.
    const reply: Promise<CallReply<N>> = call(change.call, { ...input, keepalive: true });
    void change
      .sent(input, reply)
      .catch((error: unknown) => person === currentCaller().person && failed(error))
      .then(refreshed)
      .finally(() => replace(sent));
  };
  const takeBack = () => {
    clearTimeout(timer);
    replace(held);
    ended();
  };
  const timer = setTimeout(send, graceMs);
  const held: Held = { call: change.call, input, isSent: false, send, takeBack };
  useAllHeld.setState(({ all }) => ({ all: [...all, held] }));
  return takeBack;
};

/** Sends everything that waits. */
const sendHeld = (): void => {
  for (const held of useAllHeld.getState().all) if (!held.isSent) held.send();
};

/** The same when the person goes: the next one sees nothing of it. */
export const releaseHeld = (): void => {
  sendHeld();
  useAllHeld.setState({ all: [] });
};

globalThis.addEventListener?.('pagehide', sendHeld);
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sendHeld();
});

/**
 * A change that waits or is being sent, for the component that shows its result; undefined afterwards.
 * @param isThis whether an input is that component's
 */
export const useHeld = <N extends Name>(
  change: Change<N>,
  isThis: (input: CallInput<N>) => boolean,
): Pick<Held, 'isSent' | 'takeBack'> | undefined =>
  useAllHeld(({ all }) =>
    all.find((held) => held.call === change.call && isThis(held.input as CallInput<N>)),
  );
