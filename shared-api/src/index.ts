export type * from '../common/pointer';
export type * from '../contract';
export * from '../contract/date-search';
export * from '../contract/enums';
export * from '../contract/networks';
export { plain } from '../contract/plain';
export * from '../contract/rules';
export type { StoredUser } from './auth/storage';
export { personOf, useAuth } from './auth/store';
export {
  type CallInput,
  type CallReply,
  call,
  list,
  type Name,
  type Page,
  type RequestParts,
} from './http/call';
export { ApiError, attendanceMessageOf, messageOf } from './http/error';
export { setRequestLanguage } from './http/language';
export { askOnce } from './http/once';
export { onUnauthorized } from './http/token';
export * from './queries/attendance';
export * from './queries/biometrics';
export * from './queries/client';
export * from './queries/communication';
export { read } from './queries/current-client';
export { type Change, type ChangeFacts, defineMutation, shown } from './queries/define-mutation';
export { followSessions } from './queries/follow-sessions';
export { hold, useHeld } from './queries/held';
export { forgetKept, keepAnswers, kept } from './queries/kept';
export * from './queries/logins';
export type { Noun } from './queries/noun';
export * from './queries/payments';
export { listQueryOf, type Query, queryOf } from './queries/query-of';
export { refresh, type Shown, together } from './queries/refresh';
export * from './queries/seasons';
export * from './queries/sessions';
export * from './queries/settings';
export * from './queries/subscriptions';
export * from './queries/telemetry';
export { useChange } from './queries/use-change';
export * from './queries/users';
export * from './remote';
