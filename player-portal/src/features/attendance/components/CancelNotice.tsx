import { useQuery } from '@tanstack/react-query';
import { clubQuery, rules, type Session } from 'shared-api';
import { Alert, useText } from 'shared-ui';
import { mayBeLate, useClosing } from '../../sessions/use-closing';

/** Asks to cancel in time for the waiting list, and names the price of a late no; a warning after the deadline. */
export function CancelNotice({ session }: { session: Session }) {
  const text = useText();
  const { deadline, deadlineHours: hours } = useClosing();
  const { data: club } = useQuery(clubQuery());
  const until = deadline(session);
  // Players who are in see their own terms instead.
  const charges = club?.lateNoCharged && mayBeLate(club) && session.dropInPrice > 0 && !session.isAttending;
  if (!until) return null;
  const isLate = until.getTime() < Date.now();
  return (
    <Alert role="note" severity={isLate ? 'warning' : 'info'}>
      {text(isLate ? 'attendance.late' : 'attendance.cancelBy', { hours })}
      {charges && ` ${text('attendance.charged', { minutes: rules.lateNo.graceMinutes })}`}
    </Alert>
  );
}
