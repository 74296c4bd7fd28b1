import { rules, type Session } from 'shared-api';
import { instantOf } from 'shared-api/instant';
import { Alert, Text } from 'shared-ui';

const hour = 3_600_000;

/** Asks to cancel a day ahead, so that somebody who waits can play; warns once it is later than that. */
export function CancelNotice({ session }: { session: Session }) {
  if (!session.sessionDate) return null;
  const starts = instantOf(session.sessionDate, session.startTime).getTime();
  const late = starts - Date.now() < rules.answerDeadline.default * hour;
  return (
    <Alert role="note" severity={late ? 'warning' : 'info'}>
      <Text
        id={late ? 'attendance.late' : 'attendance.cancelBy'}
        values={{ hours: rules.answerDeadline.default }}
      />
    </Alert>
  );
}
