import type { AttendanceRecord } from 'shared-api';
import { instantOf } from 'shared-api/instant';

export interface MySessions {
  upcoming: AttendanceRecord[];
  past: AttendanceRecord[];
}

/**
 * A record's time: its check-in, otherwise its creation (docs/product.md, My sessions). People who declined or wait
 * never check in; their record has the session's time.
 */
const momentOf = ({ checkInTime, createdOn, isAttending, session }: AttendanceRecord): number =>
  isAttending
    ? Date.parse(checkInTime ?? createdOn)
    : instantOf(session.sessionDate, session.startTime).getTime();

/**
 * Splits the records into coming ones, soonest first, and past ones, latest first. Past ones are only sessions that the
 * person said yes to: the history has the others.
 */
export const split = (records: readonly AttendanceRecord[], now: number = Date.now()): MySessions => {
  const inOrder = [...records].sort((a, b) => momentOf(a) - momentOf(b));
  return {
    upcoming: inOrder.filter((record) => momentOf(record) > now),
    past: inOrder.filter((record) => record.isAttending && momentOf(record) <= now).reverse(),
  };
};
