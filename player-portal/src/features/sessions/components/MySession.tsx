import { type AttendanceRecord, SessionStatus } from 'shared-api';
import {
  Box,
  CalendarLeaf,
  Card,
  CardContent,
  LinkButton,
  SessionFacts,
  Stack,
  StatusChip,
  Typography,
  useFormat,
  useText,
} from 'shared-ui';
import { capitalized } from '../../../components/capitalized';
import { AmountDue } from '../../payments/components/AmountDue';
import { useSessionDue } from '../../payments/use-session-payments';
import { useClosing } from '../use-closing';
import { AddToCalendar } from './AddToCalendar';
import { ClosingNote } from './ClosingNote';
import { SessionMarks } from './SessionMarks';

export interface MySessionProps {
  record: AttendanceRecord;
  upcoming: boolean;
}

/** One of the person's sessions. */
export function MySession({ record, upcoming }: MySessionProps) {
  const { session, notes, isAttending, waitingPosition } = record;
  const text = useText();
  const format = useFormat();
  const { hasClosed } = useClosing();
  const due = useSessionDue(session.id);
  const date = format.date(session.sessionDate, 'day');
  // A session may be over or cancelled before its time has passed.
  const full = session.status === SessionStatus.Full;
  const on = full || session.status === SessionStatus.Open;
  const offersWaiting = full && !isAttending && waitingPosition === null;
  return (
    <Card component="li">
      <CardContent>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' } }}>
          <Stack direction="row" sx={{ gap: 2, flexGrow: 1, minWidth: 0, alignItems: 'flex-start' }}>
            <CalendarLeaf date={session.sessionDate} />
            <Box sx={{ minWidth: 0 }}>
              <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.75 }}>
                <Typography component="h3" variant="h3" sx={capitalized}>
                  {upcoming ? date : format.date(session.sessionDate, 'full')}
                </Typography>
                {(!on || !upcoming) && <StatusChip kind="session" status={session.status} />}
                {on && !isAttending && <SessionMarks session={record} />}
              </Stack>
              <SessionFacts session={session} />
              {due > 0 && (
                <Typography variant="body2" sx={{ mt: 1 }}>
                  <AmountDue amount={due} />
                </Typography>
              )}
              {notes && (
                <Typography variant="body2" sx={{ mt: 1, fontStyle: 'italic' }}>
                  {notes}
                </Typography>
              )}
            </Box>
          </Stack>
          {upcoming && on && (
            <Stack direction={{ xs: 'row', sm: 'column' }} sx={{ flexWrap: 'wrap', gap: 1, flexShrink: 0 }}>
              {isAttending && (
                <AddToCalendar
                  session={session}
                  size="small"
                  aria-label={`${text('session.addToCalendar')}, ${date}`}
                />
              )}
              {hasClosed(session) ? (
                <ClosingNote session={session} />
              ) : (
                <LinkButton
                  size="small"
                  color="secondary"
                  to="attendanceConfirmation"
                  query={{ sessionId: session.id }}
                  aria-label={text(offersWaiting ? 'schedule.waiting.joinOn' : 'schedule.changeOn', { date })}
                >
                  {text(offersWaiting ? 'schedule.waiting.join' : 'mySessions.change')}
                </LinkButton>
              )}
            </Stack>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}
