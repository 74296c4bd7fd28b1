import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ApiError, availableSessionsQuery, type Session, sessionQuery } from 'shared-api';
import type { LoadedQuery } from 'shared-ui';
import { useClosing } from '../sessions/use-closing';

/** Why there is no session to answer for: none is planned, or the address names one that does not exist. */
export type NoSession = 'none' | 'unknown';

/** Asking again would not bring it: what the address says is no session's id, or the session is gone. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 404);

/** The session that the address names (`?sessionId=`), else the first available one that still takes answers. */
export const useSessionToAnswer = (): LoadedQuery<Session | NoSession> => {
  const [params] = useSearchParams();
  const id = params.get('sessionId');
  const named = useQuery({ ...sessionQuery(id ?? ''), enabled: id !== null });
  const available = useQuery({ ...availableSessionsQuery(), enabled: id === null });
  const { isError, error, refetch } = id === null ? available : named;
  const { hasClosed } = useClosing();
  const open = available.data?.find((session) => !hasClosed(session));
  const first = available.data && (open ?? available.data[0] ?? 'none');
  const data = id === null ? first : isUnknown(error) ? 'unknown' : named.data;
  return { data, isError, error, refetch };
};
