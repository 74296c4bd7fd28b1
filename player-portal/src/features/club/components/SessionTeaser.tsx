import type { ReactNode } from 'react';
import type { Session } from 'shared-api';
import { CapacityBar, Stack } from 'shared-ui';
import { SessionHead } from '../../sessions/components/SessionHead';

export interface SessionTeaserProps {
  session: Session;
  /** Replaces the date: the person's own state, with the date. */
  title?: string;
  price?: ReactNode;
  children: ReactNode;
}

/** A session in one line of facts and one of state, with its actions. */
export function SessionTeaser({ session, title, price, children }: SessionTeaserProps) {
  return (
    <Stack sx={{ gap: 2 }}>
      <SessionHead heading="p" session={session} title={title} price={price} />
      <CapacityBar taken={session.registeredPlayersCount} capacity={session.maxCapacity} />
      {children}
    </Stack>
  );
}
