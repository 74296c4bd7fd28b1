import { SessionStatus } from 'shared-api';
import { Box, Link, Typography, useFormat, useText } from 'shared-ui';
import { capitalized } from '../../../components/capitalized';
import type { Agenda } from '../agenda';

/** The sessions that are played, or about to be: a quiet line each, since nothing can be answered. */
export function UnderWay({ of }: { of: Agenda['underWay'] }) {
  const text = useText();
  const format = useFormat();
  if (of.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mb: 1.5, p: 0, listStyle: 'none' }}>
      {of.map(({ session, phase }) => {
        const state = session.status === SessionStatus.Cancelled ? 'cancelled' : phase;
        return (
          <Typography key={session.id} component="li" variant="body2" sx={{ color: 'text.secondary' }}>
            <Link
              to="session"
              query={{ id: session.id }}
              sx={{ display: 'inline-block', py: 0.5, ...capitalized }}
            >
              {`${format.date(session.sessionDate, 'shortDay')} · ${format.timeRange(session.startTime, session.endTime)}`}
            </Link>
            {` · ${text(`session.phase.${state}`)}`}
            {state !== 'cancelled' && session.isAttending && ` · ${text('session.attending')}`}
          </Typography>
        );
      })}
    </Box>
  );
}
