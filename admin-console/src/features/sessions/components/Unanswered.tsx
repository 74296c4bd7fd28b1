import { useQuery } from '@tanstack/react-query';
import { type Session, SessionStatus } from 'shared-api';
import { Box, Text, Typography, useText } from 'shared-ui';
import { QuickMail } from '../../communication/components/QuickMail';
import { turnoutQuery } from '../api';

/** Who has not answered for a session that is still played, and what asks them. */
export function Unanswered({ session: { id, status } }: { session: Session }) {
  const text = useText();
  const isOn = status === SessionStatus.Open || status === SessionStatus.Full;
  const { data } = useQuery({ ...turnoutQuery(id), enabled: isOn });
  if (!isOn || !data || data.unanswered.length === 0) return null;
  const count = data.unanswered.length;
  return (
    <Box component="section" sx={{ mt: 2.5 }}>
      <Typography component="h2" variant="h5">
        <Text id="sessions.participants.unanswered" /> ({count})
      </Typography>
      <Typography sx={{ mt: 0.5 }}>{data.unanswered.map(({ userName }) => userName).join(', ')}</Typography>
      <QuickMail
        emailType="attendance-reminder"
        group={{ sessionId: id, standing: 'unanswered' }}
        title={text('sessions.next.nudgeAll', { count })}
        sx={{ mt: 1.5 }}
      />
    </Box>
  );
}
