import type { ReactNode } from 'react';
import type { Session } from 'shared-api';
import { CalendarLeaf, CapacityBar, SessionFacts, Stack, Typography, useFormat } from 'shared-ui';

export interface SessionTeaserProps {
  session: Session;
  /** In place of the date: how the person stands to the session, and when it is. */
  title?: string;
  children: ReactNode;
}

/** When and where a session is and how full, with what can be done about it. */
export function SessionTeaser({ session, title, children }: SessionTeaserProps) {
  const format = useFormat();
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <CalendarLeaf date={session.sessionDate} />
        <Typography variant="h3" component="p" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {title ?? format.date(session.sessionDate, 'day')}
        </Typography>
      </Stack>
      <SessionFacts session={session} />
      <CapacityBar taken={session.registeredPlayersCount} capacity={session.maxCapacity} />
      {children}
    </Stack>
  );
}
