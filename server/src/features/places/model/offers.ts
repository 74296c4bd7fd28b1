import { clubTime } from 'shared-api/calendar';
import { rules } from 'shared-api/contract';
import { heldMinutes } from 'shared-api/instant';
import { closesAt, deadlineOf, type Facts } from './facts';

const minute = 60_000;
const hour = 60 * minute;

const { holds, callHours, night } = rules.offers;
/** When more time than this is left, nobody is asked at night. */
const nightMatters = holds[0].moreThanHours * hour;

/** Whether it is too late or too early to ask or remind anybody, by the club's clock. */
export const isNight = (now: number): boolean => {
  const hours = Number.parseInt(clubTime(now), 10);
  return hours >= night.from || hours < night.until;
};

/** How a free place goes to the line at a moment: given at once, offered, by a call to all, or not before morning. */
export type OfferMode = 'give' | 'ask' | 'call' | 'sleep';

/**
 * How a place that is free now goes to a player in line.
 * @param key the player
 * @param now in milliseconds
 */
export function offerModeFor(facts: Facts, key: string, now: number): OfferMode {
  const left = facts.startsAt - now;
  if (left <= callHours * hour) return 'call';
  if (now < deadlineOf(facts) && !facts.askFirst.has(key)) return 'give';
  return left > nightMatters && isNight(now) ? 'sleep' : 'ask';
}

/** Until when a place offered now is held; at most until answers close. */
export const heldUntil = (facts: Facts, now: number): number =>
  Math.min(now + heldMinutes(new Date(facts.startsAt), now) * minute, closesAt(facts));
