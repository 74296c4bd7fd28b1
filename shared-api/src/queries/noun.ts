/** What calls are about: the first part of every query's key, and what a change says that it changes. */
export type Noun =
  | 'attendance'
  | 'audit'
  | 'communication'
  | 'dashboard'
  | 'devices'
  | 'logins'
  | 'payments'
  | 'privacy'
  | 'push'
  | 'seasons'
  | 'sessions'
  | 'settings'
  | 'subscriptions'
  | 'transfers'
  | 'users';

/** Every change is in the log, and may be in the dashboard's figures. */
export const alwaysChanged: readonly Noun[] = ['audit', 'dashboard'];
