import { create } from 'zustand';

export type Severity = 'success' | 'info' | 'warning' | 'error';

/** What a notification offers to do: one press, and it is gone. */
export interface NotificationAction {
  /** Already in the page's language. */
  label: string;
  run: () => void;
}

interface Notification {
  id: number;
  severity: Severity;
  /** Already in the page's language. */
  text: string;
  action?: NotificationAction | undefined;
}

interface Queue {
  waiting: readonly Notification[];
}

let next = 1;
export const useNotificationQueue = create<Queue>()(() => ({ waiting: [] }));

/**
 * Says something to the person, whatever page they are on: one at a time, read out politely by screen readers.
 * @param text already in the page's language
 * @param action such as undoing what is told; takes the place of an earlier notification that offers one
 */
export const notify = (text: string, severity: Severity = 'success', action?: NotificationAction): void => {
  const notification = { id: next++, severity, text, action };
  useNotificationQueue.setState(({ waiting }) => ({
    waiting: [...waiting.filter((earlier) => !action || !earlier.action), notification],
  }));
};

export const dismiss = (id: number): void =>
  useNotificationQueue.setState(({ waiting }) => ({ waiting: waiting.filter((entry) => entry.id !== id) }));
