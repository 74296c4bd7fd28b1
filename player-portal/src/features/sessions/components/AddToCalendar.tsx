import { clubQuery, now, read } from 'shared-api';
import { type CalendarSession, calendarFile } from 'shared-api/calendar-file';
import { capitalised } from 'shared-api/format';
import {
  Button,
  type ButtonProps,
  CalendarAddIcon,
  useFailure,
  useFormat,
  usePath,
  useText,
} from 'shared-ui';
import { saveFile } from 'shared-ui/details';

export interface AddToCalendarProps extends Pick<ButtonProps, 'size' | 'variant' | 'fullWidth'> {
  session: CalendarSession;
  /** Distinguishes several on a page for screen readers. */
  'aria-label'?: string;
}

/** Offers the session as a calendar file. */
export function AddToCalendar({ session, ...props }: AddToCalendarProps) {
  const text = useText();
  const path = usePath();
  const format = useFormat();
  const failed = useFailure();
  const add = async () => {
    try {
      const { organizationName: club } = await read({ ...clubQuery(), staleTime: Number.POSITIVE_INFINITY });
      const content = await calendarFile([
        {
          session,
          title: text('session.calendarTitle', { club }),
          url: new URL(path('attendanceConfirmation', { sessionId: session.id }), location.origin).href,
          status: 'CONFIRMED',
          changedOn: new Date(now()),
        },
      ]);
      await saveFile(
        new Blob([content], { type: 'text/calendar;charset=utf-8' }),
        `${text('session.calendarFile', { date: session.sessionDate })}.ics`,
      );
    } catch (error) {
      failed(error, 'session.calendarFailed', capitalised(format.date(session.sessionDate, 'day')));
    }
  };
  return (
    <Button
      variant="outlined"
      color="secondary"
      {...props}
      startIcon={<CalendarAddIcon />}
      onClick={() => void add()}
    >
      {text('session.addToCalendar')}
    </Button>
  );
}
