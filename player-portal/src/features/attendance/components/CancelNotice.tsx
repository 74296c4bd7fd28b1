import type { Session } from 'shared-api';
import { Alert, useText } from 'shared-ui';
import { useClosing } from '../../sessions/use-closing';

/** Asks to cancel in time, so that somebody who waits can play; warns once it is later than that. */
export function CancelNotice({ session }: { session: Session }) {
  const text = useText();
  const { deadline, deadlineHours: hours } = useClosing();
  const until = deadline(session);
  if (!until) return null;
  const isLate = until.getTime() < Date.now();
  return (
    <Alert role="note" severity={isLate ? 'warning' : 'info'}>
      {text(isLate ? 'attendance.late' : 'attendance.cancelBy', { hours })}
    </Alert>
  );
}
