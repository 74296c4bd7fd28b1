import { clubTime } from 'shared-api/calendar';
import { rules } from 'shared-api/contract';
import { heldMinutes } from 'shared-api/instant';
import {
  closesAt,
  deadlineOf,
  type Facts,
  freeOf,
  type Place,
  type Policy,
  type Terms,
  waitingListOf,
} from './facts';

const minute = 60_000;
const { graceMinutes, movedMinutes } = rules.lateNo;
const { noticeHours } = rules.unpaidHold;

/** The terms promised to somebody who comes in now. @param grace minutes within which a no is free in any case */
export function policyNow(
  { covered, rules }: Facts,
  key: string,
  now: number,
  grace: number = graceMinutes,
): Policy {
  const { deadline, lateNoCharged: charged, unpaidHold } = rules;
  return {
    on: now,
    deadline,
    grace,
    charged,
    included: covered.has(key),
    ...(unpaidHold !== null && { hold: unpaidHold }),
  };
}

/** The terms of a place given by an administrator: a late no is free, since its owner has not asked for it. */
export const policyByAdministrator = (facts: Facts, key: string, now: number): Policy => {
  const { hold: _, ...policy } = policyNow(facts, key, now);
  return { ...policy, charged: false };
};

/**
 * The terms of a place given from the line without asking: a no is free for as long as an offer would have been held.
 */
export const policyFromWaitingList = (facts: Facts, key: string, now: number): Policy =>
  policyNow(facts, key, now, Math.max(graceMinutes, Math.floor((heldUntil(facts, now) - now) / minute)));

/** The terms after a change of time or place: a no is free for a day in any case. */
export const policyAfterMove = (policy: Policy, now: number): Policy => ({
  ...policy,
  on: now,
  grace: movedMinutes,
});

/** The moment from which giving a place up leaves its price owed; null: never while answers are open. */
export function costsFrom(facts: Terms, { key, standing, policy }: Place): number | null {
  if (facts.isCancelled || standing !== 'in' || !policy?.charged || policy.included || facts.covered.has(key))
    return null;
  const { on, deadline, grace } = policy;
  const from = Math.max(facts.startsAt - deadline * minute, on + grace * minute);
  return from < closesAt(facts) ? from : null;
}

/** Whether giving a place up at this time, in milliseconds, leaves its price owed. */
export function isLate(facts: Facts, place: Place, now: number): boolean {
  const from = costsFrom(facts, place);
  return from !== null && now >= from;
}

/** Waives what late noes still cost; a guest who is out then has no place at all. */
function forgive(facts: Facts, keys: ReadonlySet<string>): Facts {
  if (keys.size === 0) return facts;
  return {
    ...facts,
    places: facts.places.flatMap((place) => {
      if (!keys.has(place.key)) return [place];
      const { late: _, ...free } = place;
      return free.host ? [] : [free];
    }),
  };
}

/** Waives what all late noes still cost, or those of one player and their guests. */
export const forgiven = (facts: Facts, whose?: string): Facts =>
  forgive(
    facts,
    new Set(
      facts.places
        .filter(({ key, host, late }) => late && (whose === undefined || whose === (host ?? key)))
        .map(({ key }) => key),
    ),
  );

/** Waives one late no, the earliest first, for each player or guest who has newly come in. */
export function waiveForNewcomers(before: Facts, after: Facts): Facts {
  const late = after.places.filter((place) => place.late).sort((one, other) => one.since - other.since);
  if (late.length === 0) return after;
  const was = new Map(before.places.map((place) => [place.key, place]));
  const newcomers = after.places.filter(({ key, standing }) => {
    const old = was.get(key);
    // Somebody who comes back takes their own place.
    return standing === 'in' && old?.standing !== 'in' && !old?.late;
  });
  return forgive(after, new Set(late.slice(0, newcomers.length).map(({ key }) => key)));
}

/**
 * Players whose released dates are credited when answers close: they released a pass's place in time, and stayed out.
 */
export const creditsAtClose = ({ isCancelled, places, covered }: Facts): string[] =>
  isCancelled
    ? []
    : places
        .filter(({ key, standing, policy }) => standing === 'out' && policy?.credited && covered.has(key))
        .map(({ key }) => key);

/** When an unpaid place may go to somebody else, for a given moment of the reminder; null: it may not. */
function lapsesAt(facts: Facts, { key, standing, policy }: Place, reminded: number): number | null {
  const paused = facts.unpaid.get(key);
  if (standing !== 'in' || policy?.hold === undefined || paused === undefined || facts.covered.has(key))
    return null;
  const at = Math.max(policy.on + policy.hold * minute, reminded + noticeHours * 60 * minute, paused);
  return at < deadlineOf(facts) ? at : null;
}

/** Whether to remind somebody now that their place is unpaid: after half the time, by day, once. */
export function isToRemind(facts: Facts, place: Place, now: number): boolean {
  const { policy, reminded, key } = place;
  if (!policy?.hold || reminded !== undefined || isNight(now) || lapsesAt(facts, place, now) === null)
    return false;
  return now >= policy.on + (policy.hold * minute) / 2 && now >= (facts.unpaid.get(key) ?? 0);
}

/**
 * Whether an unpaid place goes to somebody who waits: only by day, after a reminder and before the deadline, and only
 * if somebody wants it.
 */
export function isToLapse(facts: Facts, place: Place, now: number): boolean {
  if (place.reminded === undefined || isNight(now) || now >= deadlineOf(facts)) return false;
  const at = lapsesAt(facts, place, place.reminded);
  const isWanted = freeOf(facts) <= 0 && waitingListOf(facts).some(({ wasCalled }) => !wasCalled);
  return at !== null && now >= at && isWanted;
}

/** When an unpaid place may go to somebody else; null: it may not, or its owner has not been reminded. */
export const lapseOf = (facts: Facts, place: Place): number | null =>
  place.reminded === undefined ? null : lapsesAt(facts, place, place.reminded);

const minuteMs = 60_000;
const hour = 60 * minuteMs;

const { holds, callHours, night } = rules.offers;
/** When more time than this is left, nobody is asked at night. */
const nightMatters = holds[0].moreThanHours * hour;

/** Whether it is too late or too early to ask or remind anybody, by the club's clock. */
export const isNight = (now: number): boolean => {
  const hours = Number.parseInt(clubTime(now), 10);
  return hours >= night.from || hours < night.until;
};

/** How a free place goes to the line at a moment: given at once, offered, by a call to all, or not before morning. */
type OfferMode = 'give' | 'ask' | 'call' | 'sleep';

/**
 * How a place that is free now goes to a player in line.
 * @param place the player's turn
 * @param now in milliseconds
 */
export function offerModeFor(facts: Facts, place: Place, now: number): OfferMode {
  const left = facts.startsAt - now;
  if (left <= callHours * hour) return 'call';
  const wantsToBeAsked = place.asksFirst || facts.askFirst.has(place.key);
  if (now < deadlineOf(facts) && !wantsToBeAsked) return 'give';
  return left > nightMatters && isNight(now) ? 'sleep' : 'ask';
}

/** Until when a place offered now is held; at most until answers close. */
export const heldUntil = (facts: Facts, now: number): number =>
  Math.min(now + heldMinutes(new Date(facts.startsAt), now) * minuteMs, closesAt(facts));
