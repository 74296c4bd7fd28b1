import { messageOf, type Session, useChange } from 'shared-api';
import { notify, useText } from 'shared-ui';
import { joinWaitingList, leaveWaitingList } from './api';

/** Joins and leaves a session's waiting list. Leaving is shown at once: only the network can prevent it. */
export const useWaitingList = ({ id }: Session) => {
  const text = useText();
  const onError = (error: unknown) => notify(messageOf(error, text('schedule.waiting.failed')), 'error');
  const join = useChange(
    (notes?: string) => joinWaitingList({ params: { id }, body: { notes: notes || null } }),
    {
      onSuccess: ({ waitingPosition: position }) =>
        position && notify(text('schedule.waiting.joined', { position })),
      onError,
    },
  );
  const leave = useChange(() => leaveWaitingList({ params: { id } }), {
    onSuccess: () => notify(text('schedule.waiting.left')),
    onError,
  });
  return { join, leave };
};
