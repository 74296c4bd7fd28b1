import { rules, type Session, SessionStatus } from 'shared-api';
import { Typography, useFormat, useText } from 'shared-ui';
import { PageMessages } from '../../../components/PageMessages';
import { en } from '../messages/en';
import { fr } from '../messages/fr';
import { useAnswersFrom, useNoShows } from '../use-answers-from';

const { days, lastHours } = rules.noShows;

interface Asked {
  session: Session;
  /** When its answers close; a session without a date has no such moment. */
  closes: Date | undefined;
}

function Note({ session, closes }: Asked) {
  const text = useText();
  const format = useFormat();
  const missed = useNoShows();
  const from = useAnswersFrom(closes);
  if (!missed || !closes || session.status === SessionStatus.Cancelled) return null;
  const isIn = session.isAttending === true;
  const isLater = !isIn && session.waitingPosition === null && from !== undefined;
  if (!isLater && !(isIn && missed.count > 0 && missed.count + 1 >= missed.limit)) return null;
  const at = from?.toISOString() ?? '';
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
