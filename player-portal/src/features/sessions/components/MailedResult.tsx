import type { ReactNode } from 'react';
import type { CreditChange, PaymentDue, SessionSummary } from 'shared-api';
import { CheckIcon, LinkButton, Stack, Text, Typography, useFormat } from 'shared-ui';
import { capitalized } from '../../../components/capitalized';
import { Outcome } from '../../../components/Outcome';
import { PaymentInstructions } from '../../payments/components/PaymentInstructions';
import { useCreditNote } from '../../payments/use-credit-note';
import { AddToCalendar } from './AddToCalendar';

export interface MailedResultProps {
  attending: boolean;
  session?: SessionSummary;
  due?: PaymentDue | null;
  credit?: CreditChange | undefined;
  /** A link to give the other answer. */
  other?: ReactNode;
}

/** The result of an answer through a mailed link. */
export function MailedResult({ attending, session, due, credit, other }: MailedResultProps) {
  const format = useFormat();
  const creditNote = useCreditNote();
  const answer = attending ? 'yes' : 'no';
  return (
    <Stack sx={{ gap: 4 }}>
      <Outcome
        heading="h1"
        icon={<CheckIcon />}
        tone={attending ? 'success' : 'secondary'}
        title={<Text id={`link.${answer}.title`} />}
        actions={
          <>
            {attending && session && <AddToCalendar session={session} variant="contained" />}
            <LinkButton to="schedule" variant="outlined" color="secondary">
              <Text id="attendance.viewSchedule" />
            </LinkButton>
            {other}
          </>
        }
      >
        {session && (
          <Typography sx={{ mb: 0.5, fontWeight: 650, color: 'text.primary', ...capitalized }}>
            {format.date(session.sessionDate, 'full')}, {format.timeRange(session.startTime, session.endTime)}
          </Typography>
        )}
        {due ? (
          <Typography component="strong" variant="h4" sx={{ color: 'text.primary' }}>
            <Text id="pay.owed" values={{ amount: format.money(due.amount) }} />
          </Typography>
        ) : (
          <Text id={`link.${answer}.text`} />
        )}{' '}
        {creditNote(credit)}
      </Outcome>
      {due && <PaymentInstructions dues={[due]} />}
    </Stack>
  );
}
