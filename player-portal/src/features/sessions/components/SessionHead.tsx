import type { ReactNode } from 'react';
import type { Session } from 'shared-api';
import { Box, CalendarLeaf, PlaceName, Stack, Typography, useFormat } from 'shared-ui';
import { capitalized } from '../../../components/capitalized';

export interface SessionHeadProps {
  session: Pick<Session, 'sessionDate' | 'startTime' | 'endTime' | 'location'>;
  /** Replaces the date: the person's own state, with the date. */
  title?: string | undefined;
  /** The person's own state, or the session's. */
  mark?: ReactNode;
  price?: ReactNode;
  heading?: 'h2' | 'p';
}

/** A session's date, and its facts in one line: hours, place, price. */
export function SessionHead({ session, title, mark, price, heading = 'h2' }: SessionHeadProps) {
  const format = useFormat();
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
      <CalendarLeaf date={session.sessionDate} />
      <Stack sx={{ gap: 0.5, flexGrow: 1, minWidth: 0 }}>
        {mark && (
          <Stack
            data-only="visitor"
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}
          >
            {mark}
          </Stack>
        )}
        <Typography component={heading} variant="h3" sx={capitalized}>
          {title ?? format.date(session.sessionDate, 'day')}
        </Typography>
        <Typography
          variant="body2"
          component="div"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {format.timeRange(session.startTime, session.endTime)} · <PlaceName>{session.location}</PlaceName>
          {/* A price that turns out to be nothing leaves no dot behind. */}
          <Box data-only="visitor" component="span" sx={{ '&:not(:empty)::before': { content: '" · "' } }}>
            {price}
          </Box>
        </Typography>
      </Stack>
    </Stack>
  );
}
