import type { ReactNode } from 'react';
import type { Session } from 'shared-api';
import { CalendarLeaf, CapacityBar, SessionFacts, Stack, Typography, useFormat } from 'shared-ui';

export interface SessionTeaserProps {
  session: Session;
  /** Over the date: how the person stands to the session. */
  mark?: ReactNode;
  children: ReactNode;
}

/** When and where a session is and how full, with what can be done about it. */
export function SessionTeaser({ session, mark, children }: SessionTeaserProps) {
  const format = useFormat();
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <CalendarLeaf date={session.sessionDate} />
        <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
          {mark}
          <Typography variant="h3" component="p" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
            {format.date(session.sessionDate, 'day')}
          </Typography>
        </Stack>
      </Stack>
      <SessionFacts session={session} />
      <CapacityBar taken={session.registeredPlayersCount} capacity={session.maxCapacity} />
      {children}
    </Stack>
  );
}
