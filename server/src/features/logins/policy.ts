import type { Config } from '../../config/config';

/** Precision of the last use, in milliseconds: it is written at most that often. */
const recordUseEveryMs = 5 * 60_000;

interface Times {
  createdOn: Date;
  lastUsedOn: Date;
}

/** Whether a login is still valid: used recently enough, and not begun too long ago. */
export const isActive = ({ createdOn, lastUsedOn }: Times, now: Date, limits: Config['login']): boolean =>
  now.getTime() - lastUsedOn.getTime() <= limits.idleMs &&
  now.getTime() - createdOn.getTime() <= limits.maxMs;

/** Whether the recorded use is old enough to be updated: not every call writes. */
export const isUseOutdated = ({ lastUsedOn }: Pick<Times, 'lastUsedOn'>, now: Date): boolean =>
  now.getTime() - lastUsedOn.getTime() >= recordUseEveryMs;
