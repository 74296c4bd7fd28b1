import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  availableSessionsQuery,
  joinWaitingList,
  leaveWaitingList,
  messageOf,
  type Session,
  sessionQuery,
  sessionsKey,
  upcomingSessionsQuery,
} from 'shared-api';
import { notify, useText } from 'shared-ui';

/** Puts a session's new state where the pages look, before they ask again. */
const useShow = () => {
  const client = useQueryClient();
  return (next: Session) => {
    client.setQueryData(sessionQuery(next.id).queryKey, next);
    for (const { queryKey } of [availableSessionsQuery(), upcomingSessionsQuery()])
      client.setQueryData(queryKey, (known: Session[] | undefined) =>
        known?.map((session) => (session.id === next.id ? next : session)),
      );
  };
};

/** Joins and leaves the waiting list of a session. Leaving shows at once: nothing can stand in its way but the network. */
export const useWaitingList = (session: Session) => {
  const client = useQueryClient();
  const text = useText();
  const show = useShow();
  const onSettled = () => client.invalidateQueries({ queryKey: sessionsKey });
  const failed = (error: unknown) => notify(messageOf(error, text('schedule.waiting.failed')), 'error');

  const join = useMutation({
    mutationFn: (notes?: string) => joinWaitingList(session.id, notes || null),
    onSuccess: (next) => {
      show(next);
      if (next.waitingPosition) notify(text('schedule.waiting.joined', { position: next.waitingPosition }));
    },
    onError: failed,
    onSettled,
  });
  const leave = useMutation({
    mutationFn: () => leaveWaitingList(session.id),
    onMutate: () =>
      show({
        ...session,
        waitingPosition: null,
        waitingListCount: Math.max(0, session.waitingListCount - 1),
      }),
    onSuccess: () => notify(text('schedule.waiting.left')),
    onError: (error) => {
      show(session);
      failed(error);
    },
    onSettled,
  });
  return { join, leave };
};
