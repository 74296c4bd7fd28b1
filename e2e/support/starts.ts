import { clubDate, clubTime } from '../../shared-api/common/calendar';
import { instantOf } from '../../shared-api/common/instant';

const hour = 3_600_000;

/** The start of a session whose free places are offered one by one: in 3 to 15 hours, in the daytime. */
export function startToday() {
  for (let hours = 3; hours < 15; hours++) {
    const at = Date.now() + hours * hour;
    const now = Number.parseInt(clubTime(at), 10);
    if (now >= 6 && now <= 20)
      return {
        sessionDate: clubDate(at),
        startTime: `${String(now + 1).padStart(2, '0')}:00`,
        endTime: `${String(now + 3).padStart(2, '0')}:00`,
      };
  }
  throw new Error('no hour of the day is near');
}

/**
 * The start of a session some minutes from now, or ago; a little later if it would be close to midnight, or in the hour
 * that a clock change repeats, of which a local time means the first.
 */
export function startIn(minutes: number) {
  const at = Date.now() + minutes * 60_000;
  const [sessionDate, startTime] = [clubDate(at), clubTime(at)];
  const isRepeated = at - instantOf(sessionDate, startTime).getTime() >= hour;
  if (startTime >= '23:50' || isRepeated) return startIn(minutes + 10);
  const endTime = startTime >= '22:00' ? '23:59' : clubTime(at + 2 * hour);
  return { sessionDate, startTime, endTime };
}
