import { type AttendanceRecord, SessionStatus } from 'shared-api';
import { Link, Stack, StatusChip, Typography, useFormat } from 'shared-ui';
import { capitalized } from '../../../components/capitalized';
import { AmountDue } from '../../payments/components/AmountDue';
import { useSessionDue } from '../../payments/use-balance';

/** A past session that the person said yes to, and what they still owe for it. */
export function PastRow({ record: { session } }: { record: AttendanceRecord }) {
  const format = useFormat();
  const due = useSessionDue(session.id);
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: 48,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Typography sx={capitalized}>
        <Link to="session" query={{ id: session.id }} color="inherit">
          {format.date(session.sessionDate, 'full')}
        </Link>
      </Typography>
      <Typography variant="body2" component="div">
        {session.status === SessionStatus.Cancelled && <StatusChip kind="session" status={session.status} />}
        {due > 0 && <AmountDue amount={due} />}
      </Typography>
    </Stack>
  );
}
