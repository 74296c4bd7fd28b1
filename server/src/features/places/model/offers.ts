import { closesAt, deadlineOf, type Facts } from './facts';

const minute = 60_000;
const hour = 60 * minute;

/** In this long before the start one call goes to all who wait, since asking one after the other takes too long. */
const callWithin = 2 * hour;
/** With more time than this left, nobody is asked at night. */
const nightMatters = 16 * hour;

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** From 23:00 to 8:00 at the club. */
const isNight = (now: number): boolean => {
  const hours = Number(clock.format(now));
  return hours >= 23 || hours < 8;
};

/** How a free place reaches the line at a moment: given at once, asked for, called out to all, or not until morning. */
export type Manner = 'give' | 'ask' | 'call' | 'sleep';

export function mannerOf(facts: Facts, key: string, now: number): Manner {
  const left = facts.startsAt - now;
  if (left <= callWithin) return 'call';
  if (now < deadlineOf(facts) && !facts.askFirst.has(key)) return 'give';
  return left > nightMatters && isNight(now) ? 'sleep' : 'ask';
}

/** Until when a place offered now is held: the less time is left, the shorter; never longer than answers are taken. */
export function heldUntil(facts: Facts, now: number): number {
  const left = facts.startsAt - now;
  const window = left > nightMatters ? 2 * hour : left > hour ? 30 * minute : 10 * minute;
  return Math.min(now + window, closesAt(facts));
}
