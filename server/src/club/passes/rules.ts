import { addDays, addMonths, isCalendarDate } from 'shared-api/calendar';
import { type PassOffer, rules, type Season, type SubscriptionDraft } from 'shared-api/contract';
import { centsOf } from 'shared-api/money';
import { gameDaysBetween, holdsDate, type PassPeriod, type PassQuote, quote } from 'shared-api/passes';
import type { subscriptions } from '../../data/schema';
import { refuse, refuseField } from '../../errors/app-error';
import { priceInForce, type Tariff } from '../places/rules';
import { plannedSessions } from '../schedule/season-read';

/** A pass's dates and price. */
export type PassTerms = Pick<
  typeof subscriptions.$inferSelect,
  'startDate' | 'endDate' | 'price' | 'seasonId'
>;

/** Three months from `today` at the current price; within a season it counts as that season's pass. */
export const threeMonths = (today: string, current: Season | undefined): PassTerms => ({
  startDate: today,
  endDate: addMonths(today, rules.season.months),
  price: priceInForce(current),
  seasonId: current?.id ?? null,
});

/** A pass on sale with its current price. */
export interface QuotedPass extends PassTerms, PassQuote {
  kind: PassOffer['kind'];
  season: Season | null;
}

/** A season's pass on sale now. */
export const seasonPass = (kind: 'season' | 'nextSeason', season: Season, tariff: Tariff): QuotedPass => ({
  kind,
  season,
  seasonId: season.id,
  startDate: season.startDate,
  endDate: season.endDate,
  ...quote({ ...season, ...tariff }),
});

/** Whether a season's own pass is among some. */
export const isListed = (passes: readonly QuotedPass[], id: string): boolean =>
  passes.some(({ kind, seasonId }) => kind !== 'threeMonths' && seasonId === id);

/**
 * The passes that a draft may request: the current or the next season's own dates, or three months from
 * today. The browser's time zone may shift those by a day, so the server's dates are used; larger differences
 * are refused.
 * @throws AppError `validation`, `priceChanged`
 */
export function termsOf(draft: SubscriptionDraft, today: string, onSale: readonly QuotedPass[]): PassTerms {
  const [startDate, endDate] = [draft.startDate.slice(0, 10), draft.endDate.slice(0, 10)];
  if (!isCalendarDate(startDate)) return refuseField('startDate', 'noSuchDate');
  if (!isCalendarDate(endDate)) return refuseField('endDate', 'noSuchDate');
  const months = onSale.find(({ kind }) => kind === 'threeMonths');
  const asked = onSale.find((pass) => pass.startDate === startDate && pass.endDate === endDate) ?? months;
  if (!asked || draft.price !== asked.price) return refuse('priceChanged');
  if (asked === months && !(isNear(startDate, today, 1) && isNear(endDate, months.endDate, 3))) {
    return refuseField('endDate', 'passPeriod', { months: rules.season.months });
  }
  return asked;
}

/** How many are left of a pass that counts in some seasons. Null: no limit. Administrators may give more than are sold. */
export function passesLeft(
  reached: readonly Pick<Season, 'maxPasses' | 'registeredUsersCount'>[],
): number | null {
  const left = reached.flatMap(({ maxPasses, registeredUsersCount }) =>
    maxPasses === null ? [] : Math.max(0, maxPasses - registeredUsersCount),
  );
  return left.length > 0 ? Math.min(...left) : null;
}

/**
 * With which season a pass that counts in some begins to be sold: the last of them that opens. Administrators may give
 * one before.
 * @returns undefined: it is sold already
 */
export const opensLater = <Opening extends Pick<Season, 'opensAt'>>(
  reached: readonly Opening[],
  now: Date,
): (Opening & { opensAt: string }) | undefined =>
  reached
    .flatMap((season) =>
      season.opensAt && new Date(season.opensAt) > now ? { ...season, opensAt: season.opensAt } : [],
    )
    .sort((one, other) => Date.parse(one.opensAt) - Date.parse(other.opensAt))
    .at(-1);

/**
 * What there is to tell those who wanted to know when a season's passes open (docs/product.md, Limited passes).
 * @param season `saturdays`: its game days left; `reached`: the seasons in which its pass counts, itself among them
 * @param season.isListed whether its pass is among those on sale
 * @returns `none`: nothing now or later; `none yet`: it may be switched on again, come next, or open later
 */
export function newsOfOpening(
  season: {
    saturdays: number;
    reached: readonly Pick<Season, 'opensAt' | 'maxPasses' | 'registeredUsersCount'>[];
    isListed: boolean;
  },
  now: Date,
): 'open' | 'none' | 'none yet' {
  if (season.saturdays === 0) return 'none';
  if (!season.isListed || opensLater(season.reached, now)) return 'none yet';
  return passesLeft(season.reached) === 0 ? 'none' : 'open';
}

const isNear = (date: string, other: string, days: number): boolean =>
  date >= addDays(other, -days) && date <= addDays(other, days);

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
 * Counts the sessions of a pass. A game day without one may still get one only if it comes after all announced
 * sessions, cancelled ones included, and only up to the usual number of sessions for the pass's dates.
 * @param next the first day whose game has not begun, and on which day of the week the club plays
 */
export function sessionsOfPass(
  pass: PassPeriod,
  sessions: readonly AnnouncedSession[],
  { from, weekday }: Pick<Tariff, 'from' | 'weekday'>,
): PassSessions {
  const within = sessions.filter(({ date }) => holdsDate(pass, date));
  const afterLast = within.map(({ date }) => addDays(date, 1));
  const [first = from] = [from, pass.startDate, ...afterLast].sort().reverse();
  const played = within.filter(({ isCancelled }) => !isCancelled);
  const planned = Math.max(0, plannedSessions(pass) - played.length);
  const unannounced = Math.min(gameDaysBetween(first, pass.endDate, weekday), planned);
  const announced = played.filter(({ isToCome }) => isToCome);
  return { announced, unannounced, total: played.length + unannounced };
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
