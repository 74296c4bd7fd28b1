import { useQuery } from '@tanstack/react-query';
import { rules, type Session, SessionStatus } from 'shared-api';
import { Typography, useFormat, useText } from 'shared-ui';
import { PageMessages } from '../../../components/PageMessages';
import { myNoShowsQuery } from '../api';
import { en } from '../messages/en';
import { fr } from '../messages/fr';

const { days, lastHours } = rules.noShows;

interface Asked {
  session: Session;
  /** When its answers close; a session without a date has no such moment. */
  closes: Date | undefined;
}

function Note({ session, closes }: Asked) {
  const text = useText();
  const format = useFormat();
  const { data } = useQuery(myNoShowsQuery());
  if (!data || !closes || session.status === SessionStatus.Cancelled) return null;
  const { count, limit, until } = data;
  const isIn = session.isAttending === true;
  const from = Math.min(Date.parse(until ?? '1970'), closes.getTime() - lastHours * 3_600_000);
  const isLater = !isIn && session.waitingPosition === null && from > Date.now();
  if (!isLater && !(isIn && count > 0 && count + 1 >= limit)) return null;
  const at = new Date(from).toISOString();
  return (
    <Typography variant="body2" role="note">
      {isLater
        ? text('noShows.from', { day: format.date(at, 'shortDay'), time: format.time(at) })
        : text('noShows.oneMore', { days, lastHours })}
    </Typography>
  );
}

/** Tells whoever missed sessions what follows: when they can answer, or that one more absence would count. */
export function NoShowNote(asked: Asked) {
  return (
    <PageMessages catalogues={{ en, fr }}>
      <Note {...asked} />
    </PageMessages>
  );
}
