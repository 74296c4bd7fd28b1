import type { Session } from 'shared-api';
import { Alert, useFormat, useText } from 'shared-ui';

/** Says that a session is full, and explains its waiting list. */
export function FullNotice({ session }: { session: Session }) {
  const text = useText();
  const format = useFormat();
  return (
    <Alert severity="warning">
      {text('attendance.full.text', { date: format.date(session.sessionDate, 'day') })}
    </Alert>
  );
}
