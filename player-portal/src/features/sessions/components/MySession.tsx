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
import { AddToCalendar } from './AddToCalendar';

export interface MySessionProps {
  record: AttendanceRecord;
  upcoming: boolean;
}

/** One of the person's sessions. */
export function MySession({ record: { session, notes }, upcoming }: MySessionProps) {
  const text = useText();
  const format = useFormat();
  const date = format.date(session.sessionDate, 'day');
  // A session may be over or called off before its time has passed.
  const on = session.status === SessionStatus.Open || session.status === SessionStatus.Full;
  return (
    <Card component="li">
      <CardContent>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' } }}>
          <Stack direction="row" sx={{ gap: 2, flexGrow: 1, minWidth: 0, alignItems: 'flex-start' }}>
            <CalendarLeaf date={session.sessionDate} />
            <Box sx={{ minWidth: 0 }}>
              <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.75 }}>
                <Typography
                  component="h3"
                  variant="h3"
                  sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
                >
                  {upcoming ? date : format.date(session.sessionDate, 'full')}
                </Typography>
                {(!on || !upcoming) && <StatusChip kind="session" status={session.status} />}
              </Stack>
              <SessionFacts session={session} />
              {notes && (
                <Typography variant="body2" sx={{ mt: 1, fontStyle: 'italic' }}>
                  {notes}
                </Typography>
              )}
            </Box>
          </Stack>
          {upcoming && on && (
            <Stack direction={{ xs: 'row', sm: 'column' }} sx={{ flexWrap: 'wrap', gap: 1, flexShrink: 0 }}>
              <AddToCalendar
                session={session}
                size="small"
                aria-label={`${text('session.addToCalendar')}, ${date}`}
              />
              <LinkButton
                size="small"
                color="secondary"
                to="attendanceConfirmation"
                query={{ sessionId: session.id }}
                aria-label={text('schedule.changeOn', { date })}
              >
                {text('mySessions.change')}
              </LinkButton>
            </Stack>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}
