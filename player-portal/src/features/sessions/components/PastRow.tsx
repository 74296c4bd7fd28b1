import type { AttendanceRecord } from 'shared-api';
import { Link, Stack, Typography, useFormat, useText } from 'shared-ui';
import { capitalized } from '../../../components/capitalized';
import { SessionDue } from '../../payments/components/SessionDue';
import { useSessionOpen } from '../../payments/use-balance';
import { historyStatus, pastRecords } from '../history';

/** A past session that the person said yes to: whether they have played, and have paid for it. */
export function PastRow({ record }: { record: AttendanceRecord }) {
  const text = useText();
  const format = useFormat();
  const { session, isPaid } = record;
  const isOpen = useSessionOpen(session.id).length > 0;
  const isOver = pastRecords([record]).length > 0;
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        columnGap: 2,
        alignItems: { sm: 'center' },
        justifyContent: 'space-between',
        py: 1.25,
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
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
        {isOver && text(`history.${historyStatus(record)}`)}
        {isOver && (isOpen || isPaid) && ' · '}
        <SessionDue sessionId={session.id} otherwise={isPaid && text('mySessions.paid')} />
      </Typography>
    </Stack>
  );
}
