import type { AttendanceReceipt, Session } from 'shared-api';
import { Button, CheckIcon, LinkButton, Text, Typography, useFormat } from 'shared-ui';
import { capitalized } from '../../../components/capitalized';
import { Outcome } from '../../../components/Outcome';
import { useCreditNote } from '../../payments/use-credit-note';
import { AddToCalendar } from './AddToCalendar';

export interface AnswerResultProps {
  session: Session;
  receipt: AttendanceReceipt;
  onAgain: () => void;
}

/** After a yes: confirmation and calendar. After a no: thanks. */
export function AnswerResult({ session, receipt, onAgain }: AnswerResultProps) {
  const format = useFormat();
  const creditNote = useCreditNote();
  const attending = receipt.attendance.isAttending;
  const kind = attending ? 'success' : 'declined';
  return (
    <Outcome
      icon={<CheckIcon />}
      tone={attending ? 'success' : 'secondary'}
      title={<Text id={`attendance.${kind}.title`} />}
      actions={
        <>
          {attending && <AddToCalendar session={session} variant="contained" />}
          <LinkButton to="schedule" variant={attending ? 'outlined' : 'contained'} color="secondary">
            <Text id="attendance.viewSchedule" />
          </LinkButton>
          <Button color="secondary" onClick={onAgain}>
            <Text id="mySessions.change" />
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 0.5, fontWeight: 650, color: 'text.primary', ...capitalized }}>
        {format.date(session.sessionDate, 'day')}, {format.timeRange(session.startTime, session.endTime)}
      </Typography>
      {creditNote(receipt.credit)}
    </Outcome>
  );
}
