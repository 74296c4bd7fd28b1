import { daysBetween } from 'shared-api/calendar';

/** The weeks left of a period on a day, counting partial ones; all of them before it begins. */
export const weeksLeft = (
  { startDate, endDate }: { startDate: string; endDate: string },
  today: string,
): number => Math.max(0, Math.ceil(daysBetween(today > startDate ? today : startDate, endDate) / 7));
