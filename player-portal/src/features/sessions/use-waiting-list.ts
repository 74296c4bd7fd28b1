import { type Session, useChange } from 'shared-api';
import { capitalised } from 'shared-api/format';
import { notify, useFailure, useFormat, useText } from 'shared-ui';
import { joinWaitingList, leaveWaitingList } from './api';
import { noteJoined } from './just-joined';
import { useKeepPress } from './use-pressed';

/** Joins and leaves a session's waiting list. Leaving is shown at once: only the network can prevent it. */
export const useWaitingList = (session: Session) => {
  const { id, sessionDate } = session;
  const text = useText();
  const failed = useFailure();
  const about = capitalised(useFormat().date(sessionDate, 'day'));
  const say = (words: string) => notify(text('ui.about', { about, words }));
  const keepPress = useKeepPress(session);
  const onError = (press: 'wait' | 'leave') => (error: unknown) => {
    if (!keepPress(error, press)) failed(error, 'schedule.waiting.failed', about);
  };
  const join = useChange(
    (notes?: string) => joinWaitingList({ params: { id }, body: { notes: notes || null } }),
    {
      onSuccess: ({ waitingPosition: position }) => {
        noteJoined(id);
        if (position) say(text('schedule.waiting.joined', { position }));
      },
      onError: onError('wait'),
    },
  );
  const leave = useChange(() => leaveWaitingList({ params: { id } }), {
    onSuccess: () => say(text('schedule.waiting.left')),
    onError: onError('leave'),
  });
  return { join, leave };
};
