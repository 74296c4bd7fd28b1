import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { availableSessionsQuery, type StoredUser } from 'shared-api';
import { Paper, PaymentIcon, Stack, Text, Typography } from 'shared-ui';
import { AmountDue } from '../../payments/components/AmountDue';
import { SessionPrice } from '../../payments/components/SessionPrice';
import { usePending } from '../../payments/use-pending';
import { ScheduleActions } from '../../sessions/components/ScheduleActions';
import { SessionMarks } from '../../sessions/components/SessionMarks';
import { useClosing } from '../../sessions/use-closing';
import { nextFor } from '../next-session';
import { NextSessionCard } from './NextSessionCard';
import { SessionTeaser } from './SessionTeaser';

/** What the person owes in all, for sessions and for a pass; nothing when that is nothing. */
function Balance() {
  const owed = usePending().reduce((sum, { amount }) => sum + amount, 0);
  if (owed === 0) return null;
  return (
    <Paper variant="outlined" sx={{ p: 2.5, borderRadius: '20px' }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <PaymentIcon color="primary" aria-hidden />
        <Typography>
          <AmountDue amount={owed} />
        </Typography>
      </Stack>
    </Paper>
  );
}

/** What somebody who is logged in comes for: the next session, their answer, what they owe. */
export function MyNext({ user }: { user: StoredUser }) {
  const { data: arrived, isError } = useQuery(availableSessionsQuery());
  const data = useDeferredValue(arrived);
  const { hasClosed } = useClosing();
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography component="h1" variant="h1">
        <Text id="home.hello" values={{ firstName: user.firstName }} />
      </Typography>
      {(data || !isError) && (
        <NextSessionCard sessions={data} session={nextFor(data ?? [], hasClosed)}>
          {(session) => (
            <SessionTeaser session={session} mark={<SessionMarks session={session} />}>
              <SessionPrice session={session} />
              <ScheduleActions session={session} />
            </SessionTeaser>
          )}
        </NextSessionCard>
      )}
      <Balance />
    </Stack>
  );
}
