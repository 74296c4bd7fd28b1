import { useQuery } from '@tanstack/react-query';
import { type Session, SessionStatus } from 'shared-api';
import { Box, Text, Typography } from 'shared-ui';
import { turnoutQuery } from '../api';

/** Who has not answered for a session that is still played. */
export function Unanswered({ session: { id, status } }: { session: Session }) {
  const isOn = status === SessionStatus.Open || status === SessionStatus.Full;
  const { data } = useQuery({ ...turnoutQuery(id), enabled: isOn });
  if (!isOn || !data || data.unanswered.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 2.5 }}>
      <Typography component="h2" variant="h5">
        <Text id="sessions.participants.unanswered" /> ({data.unanswered.length})
      </Typography>
      <Typography sx={{ mt: 0.5 }}>{data.unanswered.map(({ userName }) => userName).join(', ')}</Typography>
    </Box>
  );
}
