import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError, availableSessionsQuery, clubQuery, type Session, sessionQuery } from 'shared-api';
import { type LoadedQuery, useRecordId } from 'shared-ui';
import { useClosing } from './use-closing';

/** Why there is no session to answer: none is planned, or the address names a missing one. */
export type NoSession = 'none' | 'unknown';

/** A retry would not help: the address has no session id, or the session is gone. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 404);

/** The session in the address (`/sessions/:id`, `?sessionId=`), otherwise the first available one that still takes answers. */
export const useSessionToAnswer = (): LoadedQuery<Session | NoSession> => {
  const [params] = useSearchParams();
  const asked = useRecordId() || params.get('sessionId');
  const available = useQuery({ ...availableSessionsQuery(), enabled: asked === null });
  // Chosen once: when another session becomes the first, the form must not be submitted for that one.
  const [chosen, setChosen] = useState<Session>();
  const kept = available.data?.find(({ id }) => id === chosen?.id);
  const id = asked ?? (available.data && !kept && chosen ? chosen.id : null);
  const named = useQuery({
    ...sessionQuery(id ?? ''),
    enabled: id !== null,
    placeholderData: () => (asked === null ? chosen : undefined),
  });
  const { isError, error, refetch } = id === null ? available : named;
  const { hasClosed } = useClosing();
  // The club's settings decide when answers close.
  const { isPending } = useQuery(clubQuery());
  const open = available.data?.find((session) => !hasClosed(session));
  if (asked === null && open && !chosen && !isPending) setChosen(open);
  const first = available.data && (kept ?? open ?? available.data[0] ?? 'none');
  const data = id === null ? first : isUnknown(error) ? 'unknown' : named.data;
  return { data, isError, error, refetch };
};
