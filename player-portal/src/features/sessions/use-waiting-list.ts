import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  attendanceKey,
  joinWaitingList,
  leaveWaitingList,
  messageOf,
  type Session,
  sessionsKey,
} from 'shared-api';
import { notify, useText } from 'shared-ui';
import { withoutWaiting } from './one-tap';
import { useShowSession } from './use-show-session';

/** Joins and leaves a session's waiting list. Leaving is shown at once: only the network can prevent it. */
export const useWaitingList = (session: Session) => {
  const client = useQueryClient();
  const text = useText();
  const show = useShowSession();
  const onSettled = () =>
    Promise.all([sessionsKey, attendanceKey].map((queryKey) => client.invalidateQueries({ queryKey })));
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
    onMutate: () => show(withoutWaiting(session)),
    onSuccess: () => notify(text('schedule.waiting.left')),
    onError: (error) => {
      show(session);
      failed(error);
    },
    onSettled,
  });
  return { join, leave };
};
