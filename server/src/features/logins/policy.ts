import type { Config } from '../../config/config';

/** How exact the last use is: it is written at most this often. */
const touchEveryMs = 5 * 60_000;

interface Times {
  createdOn: Date;
  lastUsedOn: Date;
}

/** Whether a login has not run out: used lately enough, and not begun too long ago. */
export const isLiving = ({ createdOn, lastUsedOn }: Times, now: Date, limits: Config['login']): boolean =>
  now.getTime() - lastUsedOn.getTime() <= limits.idleMs &&
  now.getTime() - createdOn.getTime() <= limits.maxMs;

/** Whether the use of a login is worth writing down: a call does not write each time. */
export const isWorthNoting = ({ lastUsedOn }: Pick<Times, 'lastUsedOn'>, now: Date): boolean =>
  now.getTime() - lastUsedOn.getTime() >= touchEveryMs;
