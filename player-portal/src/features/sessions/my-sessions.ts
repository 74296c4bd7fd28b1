import type { AttendanceRecord } from 'shared-api';

export interface MySessions {
  upcoming: AttendanceRecord[];
  past: AttendanceRecord[];
}

/** When a record counts: at its check-in, without one when it was made (spec §4). */
const momentOf = ({ checkInTime, createdOn }: AttendanceRecord): number =>
  Date.parse(checkInTime ?? createdOn);

/** Parts the records into those to come, soonest first, and those behind, latest first. */
export const split = (records: readonly AttendanceRecord[], now: number = Date.now()): MySessions => {
  const inOrder = [...records].sort((a, b) => momentOf(a) - momentOf(b));
  return {
    upcoming: inOrder.filter((record) => momentOf(record) > now),
    past: inOrder.filter((record) => momentOf(record) <= now).reverse(),
  };
};
