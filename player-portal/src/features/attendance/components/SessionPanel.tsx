import type { Session } from 'shared-api';
import { CapacityBar, Card, CardContent } from 'shared-ui';
import { SessionPrice } from '../../payments/components/SessionPrice';
import { SessionHead } from '../../sessions/components/SessionHead';
import { SessionMarks } from '../../sessions/components/SessionMarks';
import { SessionStatus } from '../../sessions/components/SessionStatus';

/** The session to answer. */
export function SessionPanel({ session }: { session: Session }) {
  return (
    <Card component="article">
      <CardContent sx={{ display: 'grid', gap: 1.5 }}>
        <SessionHead
          session={session}
          mark={<SessionMarks session={session} otherwise={<SessionStatus session={session} />} />}
          price={<SessionPrice session={session} />}
        />
        <CapacityBar taken={session.registeredPlayersCount} capacity={session.maxCapacity} />
      </CardContent>
    </Card>
  );
}
