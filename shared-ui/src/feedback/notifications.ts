import { create } from 'zustand';

export type Severity = 'success' | 'info' | 'warning' | 'error';

interface Notification {
  id: number;
  severity: Severity;
  /** Already in the page's language. */
  text: string;
}

interface Queue {
  waiting: readonly Notification[];
}

let next = 1;
export const useNotificationQueue = create<Queue>()(() => ({ waiting: [] }));

/**
 * Says something to the person, whatever page they are on: one at a time, read out politely by screen readers.
 * @param text already in the page's language
 */
export const notify = (text: string, severity: Severity = 'success'): void => {
  const notification = { id: next++, severity, text };
  useNotificationQueue.setState(({ waiting }) => ({ waiting: [...waiting, notification] }));
};

export const dismiss = (id: number): void =>
  useNotificationQueue.setState(({ waiting }) => ({ waiting: waiting.filter((entry) => entry.id !== id) }));
