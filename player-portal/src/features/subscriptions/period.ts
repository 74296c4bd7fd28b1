import { rules } from 'shared-api';
import { noonOf } from 'shared-ui';

const week = 7 * 86_400_000;

/** Weeks from one date to another, begun ones included, and the sessions that count (docs/product.md, Seasons and passes). */
export const spanOf = (from: string, to: string): { weeks: number; sessions: number } => {
  const weeks = Math.max(0, Math.ceil((noonOf(to).getTime() - noonOf(from).getTime()) / week));
  return { weeks, sessions: Math.max(0, weeks - rules.season.uncountedWeeks) };
};

/** What is left of a period on a day; a period that has not begun is all left. */
export const remaining = ({ startDate, endDate }: { startDate: string; endDate: string }, today: string) =>
  spanOf(today > startDate ? today : startDate, endDate);
