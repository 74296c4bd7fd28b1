import type { ReactNode } from 'react';
import type { Session } from 'shared-api';
import { CapacityBar, Stack, Typography } from 'shared-ui';
import { SessionHead } from '../../sessions/components/SessionHead';

export interface SessionTeaserProps {
  session: Session;
  /** Replaces the date: the person's own state, with the date. */
  title?: string;
  price?: ReactNode;
  children: ReactNode;
}

/** How many first names fit on a phone in two lines. */
const namesShown = 8;

/** A session in one line of facts and one of state, who plays, and its actions. */
export function SessionTeaser({ session, title, price, children }: SessionTeaserProps) {
  const names = session.participants.map(({ firstName }) => firstName);
  const others = names.length - namesShown;
  return (
    <Stack sx={{ gap: 2 }}>
      <SessionHead heading="p" session={session} title={title} price={price} />
      <CapacityBar taken={session.registeredPlayersCount} capacity={session.maxCapacity} />
      {names.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {names.slice(0, namesShown).join(', ')}
          {others > 0 && ` + ${others}`}
        </Typography>
      )}
      {children}
    </Stack>
  );
}
