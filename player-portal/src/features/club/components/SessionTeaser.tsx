import type { ReactNode } from 'react';
import type { Session } from 'shared-api';
import { CalendarLeaf, CapacityBar, SessionFacts, Stack, Typography, useFormat } from 'shared-ui';
import { capitalized } from '../../../components/capitalized';

export interface SessionTeaserProps {
  session: Session;
  /** Replaces the date: the person's own state, with the date. */
  title?: string;
  children: ReactNode;
}

/** A session's time, place and capacity, with its actions. */
export function SessionTeaser({ session, title, children }: SessionTeaserProps) {
  const format = useFormat();
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <CalendarLeaf date={session.sessionDate} />
        <Typography variant="h3" component="p" sx={capitalized}>
          {title ?? format.date(session.sessionDate, 'day')}
        </Typography>
      </Stack>
      <SessionFacts session={session} />
      <CapacityBar taken={session.registeredPlayersCount} capacity={session.maxCapacity} />
      {children}
    </Stack>
  );
}
