import type { AttendanceRecord } from 'shared-api';
import { instantOf } from 'shared-api/instant';

export interface MySessions {
  upcoming: AttendanceRecord[];
  past: AttendanceRecord[];
}

/**
 * When a record counts: at its check-in, without one when it was made (docs/product.md, My sessions). Whoever declined or
 * waits never checks in, and stands where the session does.
 */
const momentOf = ({ checkInTime, createdOn, isAttending, session }: AttendanceRecord): number =>
  isAttending
    ? Date.parse(checkInTime ?? createdOn)
    : instantOf(session.sessionDate, session.startTime).getTime();

/**
 * Parts the records into those to come, soonest first, and those behind, latest first. Behind are only sessions that
 * the person said yes to: the history has the others.
 */
export const split = (records: readonly AttendanceRecord[], now: number = Date.now()): MySessions => {
  const inOrder = [...records].sort((a, b) => momentOf(a) - momentOf(b));
  return {
    upcoming: inOrder.filter((record) => momentOf(record) > now),
    past: inOrder.filter((record) => record.isAttending && momentOf(record) <= now).reverse(),
  };
};
