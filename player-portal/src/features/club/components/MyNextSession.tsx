import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { availableSessionsQuery, type StoredUser } from 'shared-api';
import { Stack, Text, Typography } from 'shared-ui';
import { SessionPrice } from '../../payments/components/SessionPrice';
import { useBalance } from '../../payments/use-balance';
import { ScheduleActions } from '../../sessions/components/ScheduleActions';
import { useClosing } from '../../sessions/use-closing';
import { useSessionTitle } from '../../sessions/use-session-title';
import { nextSessionFor } from '../next-session';
import { Balance } from './Balance';
import { NextSessionCard } from './NextSessionCard';
import { SessionTeaser } from './SessionTeaser';

/** For logged-in people: the next session, their answer, their dues. */
export function MyNextSession({ user }: { user: StoredUser }) {
  const { data: arrived, isError } = useQuery(availableSessionsQuery());
  const data = useDeferredValue(arrived);
  const { hasClosed } = useClosing();
  const titleOf = useSessionTitle();
  const balance = useBalance();
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography component="h1" variant="h4">
        <Text id="home.hello" values={{ firstName: user.firstName }} />
      </Typography>
      {(data || !isError) && (
        <NextSessionCard sessions={data} session={nextSessionFor(data ?? [], hasClosed)}>
          {(session) => (
            <SessionTeaser session={session} title={titleOf(session)}>
              {/* The dues for it are below, with all the rest. */}
              {balance?.open.every(({ sessionId }) => sessionId !== session.id) !== false && (
                <SessionPrice session={session} />
              )}
              <ScheduleActions session={session} />
            </SessionTeaser>
          )}
        </NextSessionCard>
      )}
      {balance && (balance.owed > 0 || balance.credit > 0) && <Balance balance={balance} />}
    </Stack>
  );
}
