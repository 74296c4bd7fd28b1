import { type Session, useChange } from 'shared-api';
import { notify, useFailure, useFormat, useText } from 'shared-ui';
import { joinWaitingList, leaveWaitingList } from './api';

/** Joins and leaves a session's waiting list. Leaving is shown at once: only the network can prevent it. */
export const useWaitingList = ({ id, sessionDate }: Session) => {
  const text = useText();
  const failed = useFailure();
  const about = useFormat().date(sessionDate, 'day');
  const say = (words: string) => notify(text('ui.about', { about, words }));
  const onError = (error: unknown) => failed(error, 'schedule.waiting.failed', about);
  const join = useChange(
    (notes?: string) => joinWaitingList({ params: { id }, body: { notes: notes || null } }),
    {
      onSuccess: ({ waitingPosition: position }) =>
        position && say(text('schedule.waiting.joined', { position })),
      onError,
    },
  );
  const leave = useChange(() => leaveWaitingList({ params: { id } }), {
    onSuccess: () => say(text('schedule.waiting.left')),
    onError,
  });
  return { join, leave };
};
