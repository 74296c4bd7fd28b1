import type { Session } from 'shared-api';
import {
  CalendarLeaf,
  Card,
  CardContent,
  SessionCard,
  Stack,
  Typography,
  useFormat,
  usePhone,
} from 'shared-ui';
import { capitalized } from '../../../components/capitalized';
import { SessionPrice } from '../../payments/components/SessionPrice';
import { AddToCalendar } from '../../sessions/components/AddToCalendar';
import { SessionMarks } from '../../sessions/components/SessionMarks';

export interface SessionPanelProps {
  session: Session;
  /** Offers the calendar file to an attending player. */
  calendar: boolean;
}

/** A short version of the session, so that the form fits on a phone's screen. */
function SessionStrip({ session }: Pick<SessionPanelProps, 'session'>) {
  const format = useFormat();
  return (
    <Card component="article">
      <CardContent sx={{ '&&': { p: 2 } }}>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
          <CalendarLeaf date={session.sessionDate} />
          <Stack sx={{ gap: 0.25, minWidth: 0 }}>
            <Typography component="h2" variant="h4" sx={capitalized}>
              {format.date(session.sessionDate, 'day')}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {format.timeRange(session.startTime, session.endTime)} · {session.location}
            </Typography>
            <SessionPrice session={session} />
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  );
}

/** The session to answer. */
export function SessionPanel({ session, calendar }: SessionPanelProps) {
  const phone = usePhone();
  if (phone) return <SessionStrip session={session} />;
  return (
    <SessionCard
      session={session}
      mark={<SessionMarks session={session} />}
      actions={calendar && session.isAttending && <AddToCalendar session={session} fullWidth />}
    >
      <SessionPrice session={session} />
    </SessionCard>
  );
}
