import { daysBetween } from 'shared-api/calendar';

/** The weeks that are left of a period on a day, begun ones included; one that has not begun is all left. */
export const weeksLeft = (
  { startDate, endDate }: { startDate: string; endDate: string },
  today: string,
): number => Math.max(0, Math.ceil(daysBetween(today > startDate ? today : startDate, endDate) / 7));
