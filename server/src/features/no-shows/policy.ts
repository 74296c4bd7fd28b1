import { rules } from 'shared-api/contract';

const day = 86_400_000;

/** How often somebody did not come, and what follows from it. Instants in milliseconds. */
export interface Missed {
  /** Of the last 60 days. */
  count: number;
  /** Until when they may say yes in the last hours only; null when at any time. */
  until: number | null;
}

/**
 * The no-show rule (docs/product.md, Who does not come): so many within 60 days, and for 30 days one may say yes in the
 * last 24 hours only.
 * @param absences when the sessions that they missed began
 * @param limit from how many on
 */
export function missedFrom(absences: readonly number[], limit: number, now: number): Missed {
  const { withinDays, days } = rules.noShows;
  const within = (end: number) => absences.filter((at) => at <= end && at > end - withinDays * day).length;
  const ends = absences.filter((at) => within(at) >= limit).map((at) => at + days * day);
  const until = Math.max(0, ...ends);
  return { count: within(now), until: until > now ? until : null };
}
