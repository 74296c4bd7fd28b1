import { and, asc, eq, sql } from 'drizzle-orm';
import { clubDate, clubTime } from 'shared-api/calendar';
import { SessionStatus, UserStatus } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { newId, places, sessions, subscriptions, users } from '../../db/schema';
import type { Tx } from '../../db/types';
import { Priority } from '../../features/places/model/facts';
import { isCovering } from '../../features/places/store';
import { lastName } from './people';

const minute = 60_000;
const hour = 60 * minute;

/** The location of the sessions that show short-lived states. */
export const location = 'Petit gymnase · Small gym';
export const capacity = 5;

type PlaceRow = typeof places.$inferInsert;

/** A place in such a session: that of the account `states`, or somebody else's. */
export type Shown = Pick<PlaceRow, 'standing' | 'source' | 'priority' | 'isCall'> & { isPlayer?: boolean };

/** What such a session shows. */
export interface SmallSession {
  /** Minutes until its start, as candidates: the first that is not at night counts. */
  ahead: readonly number[];
  /** Its places; `holders`: everybody with a pass for the date, more than there is room for. */
  places: readonly Shown[] | 'holders';
  /** An administrator has decided to play it. */
  isDecided?: true;
}

/** Adds a session in the small gym, unless it would be at night, or is for pass holders and has room for all of them. */
export async function addSmallSession(
  tx: Tx,
  { ahead, places: shown, isDecided }: SmallSession,
  now: Date,
): Promise<void> {
  const times = timesOf(now, ahead);
  if (!times) return;
  const sessionId = newId();
  const { holders, others } = await findPeople(tx, times.sessionDate);
  if (shown === 'holders' && holders.length <= capacity) return;
  const rows =
    shown === 'holders'
      ? [...placesOfHolders(sessionId, holders.slice(1), now), ...released(sessionId, holders.slice(0, 1))]
      : [...placesOf(sessionId, shown, others, now), ...released(sessionId, holders)];
  const isFull = rows.filter(({ standing }) => standing !== 'out').length >= capacity;
  await tx.insert(sessions).values({
    id: sessionId,
    ...times,
    startsAt: instantOf(times.sessionDate, times.startTime),
    endsAt: instantOf(times.sessionDate, times.endTime),
    maxCapacity: capacity,
    dropInPrice: 0,
    location,
    status: isFull ? SessionStatus.Full : SessionStatus.Open,
    offeredPlacesCount: rows.some(({ standing }) => standing === 'offered') ? 1 : 0,
    goDecidedOn: isDecided ? now : null,
    // Announced early enough that somebody must decide whether to play it.
    createdOn: new Date(now.getTime() - 72 * hour),
  });
  await tx.insert(places).values(rows);
}

/** Who has a pass for a date, by time of purchase, but `member` first; and the gallery's people without one, `states` first. */
async function findPeople(tx: Tx, date: string): Promise<{ holders: string[]; others: string[] }> {
  const rows = await tx
    .select({ id: users.id, lastName: users.lastName, passId: subscriptions.id })
    .from(users)
    .leftJoin(subscriptions, and(eq(subscriptions.userId, users.id), isCovering(date)))
    .where(eq(users.status, UserStatus.Active))
    .orderBy(sql`${users.username} = 'member' desc`, asc(subscriptions.createdOn), asc(users.id));
  const others = rows.filter((row) => row.passId === null && row.lastName === lastName);
  const holders = rows.filter(({ passId }) => passId !== null);
  return { holders: [...new Set(holders.map(({ id }) => id))], others: others.map(({ id }) => id) };
}

/** The first buyers are in, the others first in line; the last released the date and wants it back. */
const placesOfHolders = (sessionId: string, holders: readonly string[], now: Date): PlaceRow[] =>
  holders.map((userId, index) => {
    const since = new Date(now.getTime() - (48 - index) * hour);
    if (index < capacity) return { sessionId, userId, standing: 'in', source: 'pass', since };
    const priority = index === holders.length - 1 ? Priority.Returning : Priority.Held;
    return { sessionId, userId, standing: 'waiting', source: 'line', priority, since };
  });

/** Places of people without a pass, of whom the first is the account that the gallery shows things to. */
const placesOf = (
  sessionId: string,
  shown: readonly Shown[],
  [states, ...people]: readonly string[],
  now: Date,
): PlaceRow[] => {
  const offeredUntil = new Date(now.getTime() + 30 * minute);
  return shown.flatMap(({ isPlayer, ...place }, index): PlaceRow[] => {
    const userId = isPlayer ? states : people[index];
    const since = new Date(now.getTime() - (48 - index) * hour);
    const offer = place.standing === 'offered' && { offeredUntil };
    return userId ? [{ sessionId, userId, ...place, since, ...offer }] : [];
  });
};

/** Passes hold spots on these dates too: their owners have freed them, and so has `member` where others hold theirs. */
const released = (sessionId: string, holders: readonly string[]) =>
  holders.map((userId): PlaceRow => ({ sessionId, userId, standing: 'out', source: 'person' }));

/** No session starts before or after these hours. */
const [earliest, latest] = ['08:00', '21:30'];

/** A session's date and times, from the first candidate in `ahead` that is not at night. */
function timesOf(now: Date, ahead: readonly number[]) {
  for (const minutes of ahead) {
    const at = Math.floor((now.getTime() + minutes * minute) / (5 * minute)) * 5 * minute;
    const startTime = clubTime(at);
    if (startTime < earliest || startTime > latest) continue;
    return { sessionDate: clubDate(at), startTime, endTime: clubTime(at + 2 * hour) };
  }
  return undefined;
}
