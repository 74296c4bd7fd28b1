export { now } from '../common/clock';
export type * from '../common/pointer';
export type * from '../contract';
export * from '../contract/date-search';
export * from '../contract/enums';
export * from '../contract/networks';
export { uncountedSign } from '../contract/password';
export { plain } from '../contract/plain';
export * from '../contract/rules';
export { findsName } from '../contract/search';
export * from '../contract/texts';
export { draftsOf, forgetDrafts } from './auth/drafts';
export type { StoredUser } from './auth/storage';
export { personOf, useAuth } from './auth/store';
export {
  askAhead,
  type CallInput,
  type CallReply,
  call,
  list,
  type Name,
  type Page,
  type RequestParts,
} from './http/call';
export { ApiError, attendanceMessageOf, messageOf } from './http/error';
export { setOutcomeText, setRequestLanguage } from './http/language';
export { askOnce } from './http/once';
export { onUnauthorized } from './http/token';
export {
  type Change,
  type ChangeFacts,
  defineMutation,
  refresh,
  refreshed,
  shown,
  together,
} from './queries/change';
export { createQueryClient, known, liveQueryOptions, read, retryUpTo } from './queries/client';
export { followSessions } from './queries/follow-sessions';
export { hold, useHeld } from './queries/held';
export {
  hasKept,
  keepAnswers,
  kept,
  keptUntil,
  mayShowAfresh,
  readsBy,
  type Shown,
  showAfresh,
  showsKept,
} from './queries/kept';
export type { Noun } from './queries/noun';
export { listQueryOf, type Query, queryOf } from './queries/query-of';
export * from './queries/shared';
export { useChange } from './queries/use-change';
export * from './remote';
export { readStored, store } from './stored';
