import type { Session } from 'shared-api';
import { useFormat, useText } from 'shared-ui';
import { standingOf } from './standing';
import { useClosing } from './use-closing';
import { useNow } from './use-now';

/** @returns a function for a title with the person's state and the date: « You’re in · Sat, Nov 28 » */
export const useSessionTitle = () => {
  const text = useText();
  const format = useFormat();
  const { hasClosed } = useClosing();
  // Answers close at a full minute, while the page may be open.
  const now = useNow();
  return (session: Session): string =>
    text(`session.title.${standingOf(session, hasClosed(session, now), now)}`, {
      date: format.date(session.sessionDate, 'shortDay'),
      time: format.time(session.place?.offeredUntil ?? ''),
      position: session.waitingPosition ?? 0,
    });
};
