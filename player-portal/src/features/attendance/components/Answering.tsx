import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AttendanceReceipt, attendanceSummaryQuery, type Session, useAuth } from 'shared-api';
import { Box, Card, CardContent, ErrorState, ListSkeleton, Stack, useText } from 'shared-ui';
import { PaymentInstructions } from '../../payments/components/PaymentInstructions';
import { useSessionPayment } from '../../payments/use-session-payment';
import { situationOf } from '../answer';
import { AnswerForm } from './AnswerForm';
import { AnswerResult } from './AnswerResult';
import { CancelNotice } from './CancelNotice';
import { NoForm } from './NoForm';
import { SessionPanel } from './SessionPanel';

interface AnswerSideProps {
  session: Session;
  /** What the server made of the answer, once there is one. */
  receipt: AttendanceReceipt | undefined;
  onReceipt: (receipt: AttendanceReceipt | undefined) => void;
}

/** The answer's side of the page: the form, the result, or why there is neither. */
function AnswerSide({ session, receipt, onReceipt }: AnswerSideProps) {
  const text = useText();
  const userId = useAuth(({ user }) => user?.id);
  const summary = useQuery(attendanceSummaryQuery(session.id));
  const due = useSessionPayment(session.id);
  if (receipt)
    return <AnswerResult session={session} receipt={receipt} onAgain={() => onReceipt(undefined)} />;
  if (!summary.data)
    return summary.isError ? (
      <ErrorState
        error={summary.error}
        fallback={text('attendance.failed.session')}
        onRetry={() => void summary.refetch()}
      />
    ) : (
      <ListSkeleton rows={3} rowHeight={96} />
    );

  const record = summary.data.attendances.find((attendance) => attendance.userId === userId);
  const situation = situationOf(session, record);
  if (situation !== 'new' && situation !== 'update')
    return <NoForm session={session} situation={situation} />;
  return (
    <Stack sx={{ gap: 3 }}>
      <AnswerForm session={session} record={record} onDone={onReceipt} />
      <CancelNotice session={session} />
      {record?.isAttending && due && <PaymentInstructions due={due} />}
    </Stack>
  );
}

/** The session on one side, the answer on the other; one above the other on a phone. */
export function Answering({ session }: { session: Session }) {
  const [receipt, setReceipt] = useState<AttendanceReceipt>();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2.5, md: 4 },
        alignItems: 'start',
        gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 7fr)' },
      }}
    >
      <SessionPanel session={session} calendar={!receipt} />
      <Card>
        <CardContent>
          <AnswerSide session={session} receipt={receipt} onReceipt={setReceipt} />
        </CardContent>
      </Card>
    </Box>
  );
}
