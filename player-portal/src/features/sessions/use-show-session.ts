import { useQueryClient } from '@tanstack/react-query';
import {
  type AttendanceRecord,
  availableSessionsQuery,
  mySessionsQuery,
  type Session,
  sessionQuery,
  upcomingSessionsQuery,
} from 'shared-api';

/** @returns a function that puts a session's new state into the caches of all pages */
export const useShowSession = () => {
  const client = useQueryClient();
  return (next: Session): void => {
    client.setQueryData(sessionQuery(next.id).queryKey, next);
    for (const { queryKey } of [availableSessionsQuery(), upcomingSessionsQuery()])
      client.setQueryData(queryKey, (known: Session[] | undefined) =>
        known?.map((session) => (session.id === next.id ? next : session)),
      );
    const { isAttending, waitingPosition, status, place } = next;
    client.setQueryData(mySessionsQuery().queryKey, (known: AttendanceRecord[] | undefined) =>
      known?.map((record) =>
        record.sessionId === next.id
          ? {
              ...record,
              isAttending: isAttending ?? record.isAttending,
              waitingPosition,
              place: place ?? record.place,
              session: { ...record.session, status },
            }
          : record,
      ),
    );
  };
};
