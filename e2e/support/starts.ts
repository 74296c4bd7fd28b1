const hour = 3_600_000;

/** An instant in the club's local time. */
function clubTime(instant: number) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', hourCycle: 'h23', ...options }).format(
      instant,
    );
  return {
    sessionDate: part({ year: 'numeric', month: '2-digit', day: '2-digit' }),
    time: part({ hour: '2-digit', minute: '2-digit' }),
    hour: Number(part({ hour: '2-digit' })),
  };
}

/** The start of a session whose free places are offered one by one: in 3 to 15 hours, in the daytime. */
export function startToday() {
  for (let hours = 3; hours < 15; hours++) {
    const at = clubTime(Date.now() + hours * hour);
    if (at.hour >= 6 && at.hour <= 20)
      return {
        sessionDate: at.sessionDate,
        startTime: `${String(at.hour + 1).padStart(2, '0')}:00`,
        endTime: `${String(at.hour + 3).padStart(2, '0')}:00`,
      };
  }
  throw new Error('no hour of the day is near');
}

/** The start of a session some minutes from now, or ago; a little later if it would be close to midnight. */
export function startIn(minutes: number) {
  const at = Date.now() + minutes * 60_000;
  const { sessionDate, time } = clubTime(at);
  if (time >= '23:50') return startIn(minutes + 10);
  return { sessionDate, startTime: time, endTime: time >= '22:00' ? '23:59' : clubTime(at + 2 * hour).time };
}
