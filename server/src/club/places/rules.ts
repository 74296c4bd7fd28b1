import { addDays, clubDate } from 'shared-api/calendar';
import { plain, rules, type Season, SeasonStatus, SessionStatus } from 'shared-api/contract';
import { closesAt, instantOf } from 'shared-api/instant';
import { gameDayFrom, holdsDate, type PassDates, type PassTariff } from 'shared-api/passes';
import type { SettingsRow } from '../../data/settings';
import type { SessionRow } from './store';

/** A guest's first name, told apart from those of the host's other guests: “Alex 2” beside “Alex”. */
export function namedApart(name: string, others: readonly string[]): string {
  const isTaken = (wanted: string) => others.some((other) => plain(other) === plain(wanted));
  let apart = name;
  for (let count = 2; isTaken(apart); count++) apart = `${name.slice(0, rules.name.max - 2)} ${count}`;
  return apart;
}

/** The parts of a season pass that decide what its holder's places cost. */
export interface Pass extends PassDates {
  createdOn: Date;
}

/** Somebody's place in a session whose answers have closed. */
export interface PlayedPlace {
  session: Pick<
    SessionRow,
    'id' | 'sessionDate' | 'startsAt' | 'closedOn' | 'settings' | 'status' | 'dropInPrice' | 'drawsAt'
  >;
  /** Whether its price was ever due. */
  wasCharged: boolean;
  /** Whether a pass gave it. */
  isByPass: boolean;
}

/** What follows for places when unpaid passes end. */
export interface EndedUnpaid {
  /** The sessions that become due. */
  due: PlayedPlace['session'][];
  /** Whether one of the passes gave a spot that a draw would have: no price is due that anybody could have had it for. */
  isWayAroundDraw: boolean;
}

/**
 * Decides what follows for played places when unpaid passes end: for those that closed after the pass was bought, unless
 * another pass covered the date. Idempotent.
 * @param passes all that they hold or held, in their current state
 * @param endedUnpaid the unpaid ones that end now
 */
export function endUnpaid(
  places: readonly PlayedPlace[],
  passes: readonly Pass[],
  endedUnpaid: readonly Pass[],
): EndedUnpaid {
  const uncovered = places.filter(({ session }) => {
    const { sessionDate, status } = session;
    if (status === SessionStatus.Cancelled) return false;
    // An expired pass did cover its dates.
    const isHeld = passes.some(
      (pass) => pass.status !== SeasonStatus.Cancelled && holdsDate(pass, sessionDate),
    );
    return !isHeld && endedUnpaid.some((pass) => isPlayedUnder(pass, session));
  });
  return {
    due: uncovered.flatMap(({ session, wasCharged }) =>
      wasCharged || session.dropInPrice <= 0 ? [] : session,
    ),
    isWayAroundDraw: uncovered.some(({ session, isByPass }) => isByPass && session.drawsAt !== null),
  };
}

/** Whether answers closed after the pass was bought, so that the place was free of charge. */
const isPlayedUnder = (pass: Pass, session: PlayedPlace['session']): boolean =>
  pass.createdOn < (session.closedOn ?? closesAt(session.startsAt, session.settings)) &&
  holdsDate(pass, session.sessionDate);

/** The seasons that passes are sold for: the one that includes today, and the next one, which is on early sale. */
export interface OnSale {
  current: Season | undefined;
  next: Season | undefined;
}

/** The current price: the current season's, otherwise the plan card's (docs/product.md, Plans). */
export const priceInForce = (current: Season | undefined): number =>
  current?.price ?? rules.season.planCardPrice;

/** The common terms of all pass prices at a moment. */
export type Tariff = Pick<PassTariff, 'from' | 'weekday' | 'isProRated'>;

/** When the club plays. */
type Played = Pick<SettingsRow, 'weekday' | 'startTime'>;

/** On which day of the week it plays; until it has said so, on Saturdays. */
export const gameDay = ({ weekday }: Pick<Played, 'weekday'>): number => weekday ?? rules.session.weekday;

/** The first day whose game has not begun: today until the club's usual starting time. */
export function firstPlayableDay(now: Date, { startTime }: Pick<Played, 'startTime'>): string {
  const today = clubDate(now);
  return now < instantOf(today, startTime) ? today : addDays(today, 1);
}

/** The next game day that can be played; a season that ends before it is no longer sold. */
export const nextGame = (now: Date, played: Played): string =>
  gameDayFrom(firstPlayableDay(now, played), gameDay(played));

/** The terms at a moment. */
export const tariffAt = (
  now: Date,
  { proRatePasses, ...played }: Played & Pick<SettingsRow, 'proRatePasses'>,
): Tariff => ({
  from: firstPlayableDay(now, played),
  weekday: gameDay(played),
  isProRated: proRatePasses,
});
