import { addDays, daysBetween, noonOf, parseWallTime } from 'shared-api/calendar';
import type { Holiday, Oddity } from 'shared-api/contract';

type OddSession = NonNullable<Oddity['session']>;

/** How far ahead is looked, and within which a session is to be expected; how far back for a session to compare with. */
const ahead = 21;
const back = 28;

/** On how many days a club has played before another weekday is odd: a new one's may well be two. */
const habitDays = 2;

/** The dates of the sessions that matter. */
export const rangeAround = (today: string) => ({
  from: addDays(today, -back),
  to: addDays(today, ahead),
});

/** In what a session can be unlike the usual one, and the values that tell. */
const aspects = {
  price: ({ dropInPrice }: OddSession) => String(dropInPrice),
  capacity: ({ maxCapacity }: OddSession) => String(maxCapacity),
  place: ({ location }: OddSession) => location.trim(),
  time: ({ startTime, endTime }: OddSession) => `${startTime} ${endTime}`,
};
type Aspect = keyof typeof aspects;

const weekday = ({ sessionDate }: OddSession) => noonOf(sessionDate).getUTCDay();
const minutes = ({ startTime }: OddSession) => {
  const { hours, minutes } = parseWallTime(startTime) ?? { hours: 0, minutes: 0 };
  return hours * 60 + minutes;
};

/** Of the sessions before a session's day, the last on its weekday; of several that day, the one nearest in time. */
function usualFor(session: OddSession, earlier: readonly OddSession[]): OddSession | undefined {
  const alike = earlier.filter((one) => weekday(one) === weekday(session));
  const lastDay = alike
    .map(({ sessionDate }) => sessionDate)
    .sort()
    .at(-1);
  const distance = (one: OddSession) => Math.abs(minutes(one) - minutes(session));
  return alike
    .filter(({ sessionDate }) => sessionDate === lastDay)
    .sort((a, b) => distance(a) - distance(b))[0];
}

/**
 * What is unusual about the next sessions. Each has a key that stays the same as long as it is true.
 * @param upcoming those to be played, soonest first
 * @param known those and the ones that were played, within `rangeAround`
 * @param last the date of the club's last session of all; null if it has never had one
 */
export function odditiesOf(
  upcoming: readonly OddSession[],
  known: readonly OddSession[],
  last: string | null,
): Oddity[] {
  if (upcoming.length === 0) {
    const none = { kind: 'noSession', session: null, usual: null, holiday: null } as const;
    return last === null ? [] : [{ key: `noSession ${last}`, ...none }];
  }
  return upcoming.flatMap((session) => {
    const { id, sessionDate } = session;
    const earlier = known.filter((one) => one.sessionDate < sessionDate);
    const usual = usualFor(session, earlier);
    const odd = { session, usual: usual ?? null, holiday: null };
    const found: Oddity[] = [];
    if (usual) {
      for (const [kind, tell] of Object.entries(aspects) as [Aspect, (one: OddSession) => string][]) {
        const value = tell(session);
        if (value !== tell(usual)) found.push({ key: `${kind} ${id} ${value}`, kind, ...odd });
      }
    } else if (new Set(earlier.map((one) => one.sessionDate)).size >= habitDays) {
      found.push({ key: `weekday ${id} ${sessionDate}`, kind: 'weekday', ...odd });
    }
    const holiday = holidayOn(sessionDate);
    if (holiday) found.push({ key: `holiday ${id} ${sessionDate}`, kind: 'holiday', ...odd, holiday });
    return found;
  });
}

/** By month and day. */
const fixed: Readonly<Record<string, Holiday>> = {
  '01-01': 'newYear',
  '01-02': 'newYear',
  '06-24': 'nationalDay',
  '07-01': 'canadaDay',
  '12-24': 'christmas',
  '12-25': 'christmas',
  '12-26': 'christmas',
  '12-31': 'newYear',
};

/** Mondays by the first and last day that they can be: of Québec's Act respecting labour standards, section 60. */
const mondays: readonly (readonly [first: string, last: string, Holiday])[] = [
  ['05-18', '05-24', 'patriots'],
  ['09-01', '09-07', 'labourDay'],
  ['10-08', '10-14', 'thanksgiving'],
];

/**
 * The Québec holiday on a calendar date, its long weekend included; null for a usual day. Christmas and the new year
 * include the days around them, when community centres are closed.
 */
export function holidayOn(date: string): Holiday | null {
  const day = date.slice(5);
  const found = fixed[day];
  if (found) return found;
  const toEaster = daysBetween(date, easterOf(Number(date.slice(0, 4))));
  if (toEaster <= 2 && toEaster >= -1) return 'easter';
  // Saturday, Sunday and Monday count as that Monday.
  const toMonday = (8 - noonOf(date).getUTCDay()) % 7;
  const monday = addDays(date, toMonday).slice(5);
  const [, , holiday] = mondays.find(([first, last]) => monday >= first && monday <= last) ?? [];
  return toMonday <= 2 ? (holiday ?? null) : null;
}

/** Easter Sunday of a year (Meeus, Jones and Butcher's algorithm for the Gregorian calendar). */
function easterOf(year: number): string {
  const [cycle, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * cycle + century - Math.floor(century / 4) - correction + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((cycle + 11 * moon + 22 * week) / 451);
  const days = moon + week - 7 * late + 114;
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1];
  return `${year}-0${month}-${String(day).padStart(2, '0')}`;
}
