import { create } from 'zustand';

export type Severity = 'success' | 'info' | 'warning' | 'error';

/** A notification's action; pressing it closes the notification. */
export interface NotificationAction {
  /** Already translated. */
  label: string;
  run: () => void;
  /** Whoever offers it takes it back in time: a newer one comes before it, and does not replace it. */
  ends?: boolean;
}

export interface Notification {
  id: number;
  severity: Severity;
  /** Already translated. */
  text: string;
  action?: NotificationAction | undefined;
}

interface Queue {
  waiting: readonly Notification[];
}

let next = 1;
export const useNotificationQueue = create<Queue>()(() => ({ waiting: [] }));

/**
 * Shows a notification on any page: one at a time, read out politely by screen readers.
 * @param text already translated
 * @param action such as undo; replaces an earlier notification that has an action
 * @returns a function that takes it away
 */
export const notify = (
  text: string,
  severity: Severity = 'success',
  action?: NotificationAction,
): (() => void) => {
  const notification = { id: next++, severity, text, action };
  useNotificationQueue.setState(({ waiting }) => {
    const others = waiting.filter((earlier) => !action || !earlier.action || earlier.action.ends);
    return { waiting: action?.ends ? [notification, ...others] : [...others, notification] };
  });
  return () => dismiss(notification.id);
};

/** Display time in milliseconds: longer for long texts, short when another one follows, but for an error or an offer. */
export const durationOf = ({ severity, text, action }: Notification, isFollowed: boolean): number =>
  isFollowed && severity !== 'error' && !action?.ends ? 2000 : Math.max(6000, text.length * 90);

export const dismiss = (id: number): void =>
  useNotificationQueue.setState(({ waiting }) => ({ waiting: waiting.filter((entry) => entry.id !== id) }));

/** Drops those that only say that something was done: they would lie on a menu or a dialog that opens. */
export const dismissDone = (): void =>
  useNotificationQueue.setState(({ waiting }) => ({
    waiting: waiting.filter(({ severity, action }) => severity !== 'success' || action),
  }));

/** Drops every notification: they are for whoever was logged in. */
export const dismissAll = (): void => useNotificationQueue.setState({ waiting: [] });
