import { noonOf } from 'shared-ui';

const week = 7 * 86_400_000;

/** The weeks that are left of a period on a day, begun ones included; one that has not begun is all left. */
export const weeksLeft = (
  { startDate, endDate }: { startDate: string; endDate: string },
  today: string,
): number => {
  const from = today > startDate ? today : startDate;
  return Math.max(0, Math.ceil((noonOf(endDate).getTime() - noonOf(from).getTime()) / week));
};
