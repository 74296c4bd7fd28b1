import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Session } from 'shared-api';
import { Alert, Stack, Text, Typography, useFormat } from 'shared-ui';
import { undecidedSessionsQuery } from '../api';

export interface UndecidedSessionsProps {
  /** The decision's buttons, or a link to them. */
  actions: (session: Session) => ReactNode;
  /** Only this one. */
  id?: string;
}

/** Sessions that lack players, each with the decision whether to play; nothing if there are none. */
export function UndecidedSessions({ actions, id }: UndecidedSessionsProps) {
  const format = useFormat();
  const { data = [] } = useQuery(undecidedSessionsQuery());
  const shown = id === undefined ? data : data.filter((session) => session.id === id);
  return shown.map((session) => (
    <Alert key={session.id} severity="warning" component="section" sx={{ mb: 2.5 }}>
      <Typography component="h2" variant="subtitle1">
        <Text id="sessions.undecided.title" values={{ date: format.date(session.sessionDate, 'day') }} />
      </Typography>
      <Text id="sessions.undecided.text" values={{ count: session.registeredPlayersCount }} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {actions(session)}
      </Stack>
    </Alert>
  ));
}
