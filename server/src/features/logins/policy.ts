import type { Config } from '../../config/config';

/** The last use is exact to this many milliseconds: it is written at most that often. */
const recordUseEveryMs = 5 * 60_000;

interface Times {
  createdOn: Date;
  lastUsedOn: Date;
}

/** Whether a login has not expired: used lately enough, and not begun too long ago. */
export const isActive = ({ createdOn, lastUsedOn }: Times, now: Date, limits: Config['login']): boolean =>
  now.getTime() - lastUsedOn.getTime() <= limits.idleMs &&
  now.getTime() - createdOn.getTime() <= limits.maxMs;

/** Whether the recorded use is old enough to be written anew: not every call writes. */
export const isUseOutdated = ({ lastUsedOn }: Pick<Times, 'lastUsedOn'>, now: Date): boolean =>
  now.getTime() - lastUsedOn.getTime() >= recordUseEveryMs;
