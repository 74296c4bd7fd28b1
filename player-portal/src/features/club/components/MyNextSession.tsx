import type { StoredUser } from 'shared-api';
import { Stack, Text, Typography } from 'shared-ui';
import { BalanceCard } from '../../payments/components/BalanceCard';
import { SessionPrice } from '../../payments/components/SessionPrice';
import { useBalance } from '../../payments/use-balance';
import { PlayerActions } from '../../sessions/components/PlayerActions';
import { useSessionTitle } from '../../sessions/use-session-title';
import { NextSessionCard } from './NextSessionCard';
import { SessionTeaser } from './SessionTeaser';

/** For logged-in people: the next session, their answer, their dues. */
export function MyNextSession({ user }: { user: StoredUser }) {
  const titleOf = useSessionTitle();
  const balance = useBalance();
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography component="h1" variant="h4">
        <Text id="home.hello" values={{ firstName: user.firstName }} />
      </Typography>
      <NextSessionCard>
        {(session) => (
          <SessionTeaser
            session={session}
            title={titleOf(session)}
            price={
              // Its dues are listed below, with all others.
              balance?.open.every(({ sessionId }) => sessionId !== session.id) !== false && (
                <SessionPrice session={session} />
              )
            }
          >
            <PlayerActions session={session} />
          </SessionTeaser>
        )}
      </NextSessionCard>
      {balance && <BalanceCard balance={balance} />}
    </Stack>
  );
}
