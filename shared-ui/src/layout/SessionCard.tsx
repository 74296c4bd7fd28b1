import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Session } from 'shared-api';
import { useFormat } from '../format/use-format';
import { CalendarLeaf } from './CalendarLeaf';
import { CapacityBar } from './CapacityBar';
import { SessionFacts } from './SessionFacts';
import { StatusChip } from './StatusChip';

export interface SessionCardProps {
  session: Pick<
    Session,
    'sessionDate' | 'startTime' | 'endTime' | 'location' | 'status' | 'registeredPlayersCount' | 'maxCapacity'
  >;
  /** The person's own state, next to the status. */
  mark?: ReactNode;
  /** A menu in the upper corner. */
  corner?: ReactNode;
  /** Between the facts and the actions: price, participants. */
  children?: ReactNode;
  actions?: ReactNode;
  heading?: 'h2' | 'h3';
  /** Shows the capacity bar; false when nobody can play any more. */
  capacity?: boolean;
}

/** A session's card, on the schedule, in “My sessions” and in the console. */
export function SessionCard(props: SessionCardProps) {
  const { session, mark, corner, children, actions, heading = 'h2', capacity = true } = props;
  const format = useFormat();
  return (
    <Card component="article" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardContent sx={{ display: 'grid', gap: 2, flexGrow: 1, alignContent: 'start' }}>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
          <CalendarLeaf date={session.sessionDate} />
          <Stack sx={{ gap: 0.75, flexGrow: 1, minWidth: 0, alignItems: 'flex-start' }}>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
              <StatusChip kind="session" status={session.status} />
              {mark}
            </Stack>
            <Typography
              component={heading}
              variant="h3"
              sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
            >
              {format.date(session.sessionDate, 'day')}
            </Typography>
          </Stack>
          {corner}
        </Stack>
        <SessionFacts session={session} />
        {capacity && <CapacityBar taken={session.registeredPlayersCount} capacity={session.maxCapacity} />}
        {children}
      </CardContent>
      {actions && <CardActions>{actions}</CardActions>}
    </Card>
  );
}
