import { type Session, useChange } from 'shared-api';
import { capitalised } from 'shared-api/format';
import { notify, useFailure, useFormat, useText } from 'shared-ui';
import { askForReminder, joinWaitingList, leaveWaitingList, stayAlone, withdrawReminder } from './api';

/** What is said of a press once it is done, or has failed. @param about what was pressed for */
export const useSaid = (about: string) => {
  const text = useText();
  const failed = useFailure();
  return (words: string) => ({
    onSuccess: () => notify(text('ui.about', { about, words })),
    onError: (error: unknown) => failed(error, 'opening.failed', about),
  });
};

/** Enters a session's draw, alone or not, or withdraws from it, and asks to be told when a session opens, or not. */
export const useOpening = ({ id, sessionDate }: Session) => {
  const text = useText();
  const said = useSaid(capitalised(useFormat().date(sessionDate, 'day')));
  const params = { id };
  return {
    enter: useChange(() => joinWaitingList({ params, body: null }), said(text('opening.entered'))),
    agree: useChange(
      (invitation: string) => joinWaitingList({ params, body: { invitation } }),
      said(text('together.entered')),
    ),
    bring: useChange(
      (guest: string) => joinWaitingList({ params, body: { guest } }),
      said(text('together.entered')),
    ),
    part: useChange(() => stayAlone({ params }), said(text('together.parted'))),
    withdraw: useChange(() => leaveWaitingList({ params }), said(text('opening.withdrawn'))),
    remind: useChange(() => askForReminder({ params }), said(text('opening.reminded'))),
    forget: useChange(() => withdrawReminder({ params }), said(text('opening.forgotten'))),
  };
};
