import type { Session } from 'shared-api';
import { Alert, Text, useFormat } from 'shared-ui';

/** Says that a session is full, and what its waiting list is for. */
export function FullNotice({ session }: { session: Session }) {
  const format = useFormat();
  return (
    <Alert severity="warning">
      <Text id="attendance.full.text" values={{ date: format.date(session.sessionDate, 'day') }} />
    </Alert>
  );
}
