import type { ReactNode } from 'react';
import { type Session, SessionStatus as Status } from 'shared-api';
import { CapacityBar, Card, CardActions, CardContent, useFormat } from 'shared-ui';
import { Participants } from './Participants';
import { SessionHead } from './SessionHead';
import { SessionStatus } from './SessionStatus';

export interface CardFrameProps {
  session: Session;
  /** The person's own state; the session's by default. */
  mark?: ReactNode;
  /** What the person pays; the drop-in price by default. */
  price?: ReactNode;
  actions: ReactNode;
}

/** A session of the schedule, as everybody sees it, with what is a person's own in its places. */
export function CardFrame({ session, mark, price, actions }: CardFrameProps) {
  const format = useFormat();
  const isCancelled = session.status === Status.Cancelled;
  return (
    <Card component="article" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardContent sx={{ display: 'grid', gap: 1.5, flexGrow: 1, alignContent: 'start' }}>
        <SessionHead
          session={session}
          mark={mark ?? <SessionStatus session={session} />}
          price={price ?? (session.dropInPrice > 0 && format.money(session.dropInPrice))}
        />
        {!isCancelled && (
          <>
            <CapacityBar taken={session.registeredPlayersCount} capacity={session.maxCapacity} />
            <Participants session={session} />
          </>
        )}
      </CardContent>
      {!isCancelled && <CardActions data-only="visitor">{actions}</CardActions>}
    </Card>
  );
}
