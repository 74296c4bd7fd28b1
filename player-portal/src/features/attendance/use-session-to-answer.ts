import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { availableSessionsQuery, type Session, sessionQuery } from 'shared-api';
import type { LoadedQuery } from 'shared-ui';

/** The session that the address names (`?sessionId=`), else the first available one; null when there is none. */
export const useSessionToAnswer = (): LoadedQuery<Session | null> => {
  const [params] = useSearchParams();
  const id = params.get('sessionId');
  const named = useQuery({ ...sessionQuery(id ?? ''), enabled: id !== null });
  const available = useQuery({ ...availableSessionsQuery(), enabled: id === null });
  const { isError, error, refetch } = id === null ? available : named;
  const data = id === null ? available.data && (available.data[0] ?? null) : named.data;
  return { data, isError, error, refetch };
};
