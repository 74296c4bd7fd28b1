import { type Locale, SessionStatus } from '../contract/enums';
import type { Session } from '../contract/session';
import { clubDate, clubTime } from './calendar';
import { now } from './clock';
import type { Formats } from './format';
import { startOf } from './instant';
import { openingStageOf } from './opening-stage';

type Shown = Pick<
  Session,
  | 'sessionDate'
  | 'startTime'
  | 'endTime'
  | 'dropInPrice'
  | 'status'
  | 'maxCapacity'
  | 'registeredPlayersCount'
  | 'offeredPlacesCount'
  | 'opening'
>;

const words: Record<
  Locale,
  {
    to: string;
    full: string;
    cancelled: string;
    begun: string;
    over: string;
    left(count: number): string;
    opens(when: string): string;
    draw(when: string): string;
  }
> = {
  en: {
    to: 'to',
    full: 'Full: join the waiting list',
    cancelled: 'Cancelled',
    begun: 'Already started',
    over: 'Over',
    left: (count) => `${count} ${count === 1 ? 'spot' : 'spots'} left`,
    opens: (when) => `Opens ${when}`,
    draw: (when) => `Spots are drawn ${when}`,
  },
  fr: {
    to: 'à',
    full: 'Complète\u00a0: liste d’attente ouverte',
    cancelled: 'Annulée',
    begun: 'Déjà commencée',
    over: 'Terminée',
    left: (count) => `${count} ${count === 1 ? 'place libre' : 'places libres'}`,
    opens: (when) => `Ouvre le ${when}`,
    draw: (when) => `Tirage des places le ${when}`,
  },
};

/** The short name in a session's public address: the random end of its id, which nobody guesses (RFC 9562 §5.7). */
export const shortIdOf = ({ id }: Pick<Session, 'id'>): string => id.slice(-12);

const spotsLeft = ({ maxCapacity, registeredPlayersCount, offeredPlacesCount }: Shown): number =>
  maxCapacity - registeredPlayersCount - offeredPlacesCount;

/** From how many spots on a session has more than a few. */
const several = 4;

/**
 * What somebody who hears of a session wants to know of it; `few`: three spots at most.
 * @param at the present moment, in milliseconds
 */
export const sessionState = (
  session: Shown,
  at: number = now(),
): 'open' | 'few' | 'full' | 'cancelled' | 'begun' | 'over' | 'opens' | 'draw' => {
  const { status } = session;
  if (status === SessionStatus.Cancelled) return 'cancelled';
  if (status === SessionStatus.Completed) return 'over';
  if (startOf(session).getTime() <= at) return 'begun';
  const stage = openingStageOf(session, at);
  if (stage) return stage === 'before' ? 'opens' : 'draw';
  if (status === SessionStatus.Full) return 'full';
  return spotsLeft(session) < several ? 'few' : 'open';
};

/**
 * A session in one line, for a chat or a link's preview: “Sat, Dec 5, 10:00 AM to 12:00 PM · 3 spots left · $10.00”,
 * « sam. 5 déc., 10 h à 12 h · 3 places libres · 10,00 $ ».
 */
export const sessionLine = (
  session: Shown,
  locale: Locale,
  { date, time, money }: Pick<Formats, 'date' | 'time' | 'money'>,
  at: number = now(),
): string => {
  const said = words[locale];
  const { sessionDate, startTime, endTime, dropInPrice } = session;
  const moment = (instant: string | null | undefined) => {
    const moment = new Date(instant ?? at);
    return `${date(clubDate(moment), 'shortDay', at)}, ${time(clubTime(moment))}`;
  };
  const when = `${date(sessionDate, 'shortDay', at)}, ${time(startTime)} ${said.to} ${time(endTime)}`;
  const state = sessionState(session, at);
  const isOffered = dropInPrice > 0 && state !== 'cancelled' && state !== 'begun' && state !== 'over';
  const told = () => {
    if (state === 'few' || state === 'open') return said.left(spotsLeft(session));
    if (state === 'opens') return said.opens(moment(session.opening?.opensAt));
    return state === 'draw' ? said.draw(moment(session.opening?.drawsAt)) : said[state];
  };
  return [when, told(), ...(isOffered ? [money(dropInPrice)] : [])].join(' · ');
};
