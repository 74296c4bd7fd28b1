import { addDays } from 'shared-api/calendar';
import { rules } from 'shared-api/contract';
import { centsOf } from 'shared-api/money';
import { holdsDate, type PassPeriod, saturdaysBetween } from 'shared-api/passes';
import { plannedSessions } from '../seasons/view';

/** An announced session, even if played or cancelled since. */
export interface AnnouncedSession {
  date: string;
  maxCapacity: number;
  /** In dollars. */
  dropInPrice: number;
  isToCome: boolean;
  /** Whether a newcomer finds no spot. */
  isFull: boolean;
  isCancelled: boolean;
}

/** The sessions of a pass's dates. */
export interface PassSessions {
  /** Those announced, and still to be played. */
  announced: AnnouncedSession[];
  /** How many more may still be announced. */
  unannounced: number;
  /** All of its sessions, including those already played. */
  total: number;
}

/**
 * Counts the sessions of a pass. A Saturday without one may still get one only if it comes after all announced
 * sessions, cancelled ones included, and only up to the usual number of sessions for the pass's dates.
 * @param from the first day whose game has not begun
 */
export function sessionsOfPass(
  pass: PassPeriod,
  sessions: readonly AnnouncedSession[],
  from: string,
): PassSessions {
  const within = sessions.filter(({ date }) => holdsDate(pass, date));
  const afterLast = within.map(({ date }) => addDays(date, 1));
  const [first = from] = [from, pass.startDate, ...afterLast].sort().reverse();
  const played = within.filter(({ isCancelled }) => !isCancelled);
  const planned = Math.max(0, plannedSessions(pass) - played.length);
  const unannounced = Math.min(saturdaysBetween(first, pass.endDate), planned);
  const announced = played.filter(({ isToCome }) => isToCome);
  return { announced, unannounced, total: played.length + unannounced };
}

/** How many sessions of a pass are still to be played, those that may still be announced included. */
export function sessionsLeftOf(...pass: Parameters<typeof sessionsOfPass>): number {
  const { announced, unannounced } = sessionsOfPass(...pass);
  return announced.length + unannounced;
}

/** How a pass compares with paying for each session. */
export interface Comparison {
  /** Dollars saved by playing all sessions, announced or not; negative if drop-in costs less. */
  saves: number;
  /** The number of games, whichever they are, from which it costs no more than drop-in; null for none. */
  paysFrom: number | null;
  /**
   * The percentage that the club's texts say it saves more than; null if announced sessions do not prove it.
   */
  savesOver: number | null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * Compares a pass with drop-in: the one place where a saving is computed.
 * @param dropInPrice of a session that is not announced yet
 */
export function compare(
  price: number,
  { announced, unannounced }: Pick<PassSessions, 'announced' | 'unannounced'>,
  dropInPrice: number,
): Comparison {
  const cents = centsOf(price);
  const certain = announced.map((session) => centsOf(session.dropInPrice));
  const all = [...certain, ...Array<number>(unannounced).fill(centsOf(dropInPrice))].sort((a, b) => a - b);
  const counts = [...all.keys(), all.length];
  const { savesOver } = rules.season;
  return {
    saves: (sum(all) - cents) / 100,
    paysFrom: counts.find((count) => sum(all.slice(0, count)) >= cents) ?? null,
    savesOver: (sum(certain) - cents) * 100 > savesOver * sum(certain) ? savesOver : null,
  };
}
