import { and, asc, eq, gte, lte, notInArray } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import { SeasonStatus, SessionStatus, UserStatus } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { newId, places, sessions, subscriptions, users } from '../db/schema';
import type { Db } from '../db/types';
import { clubTime } from '../time/club-time';
import { accounts } from './members';

const minute = 60_000;
const hour = 60 * minute;

/** Where the sessions take place that show what lasts only minutes or hours. */
export const location = 'Petit gymnase · Small gym';
export const capacity = 6;

type PlaceRow = typeof places.$inferInsert;

/** A place in such a session, of the demo's player or of somebody else. */
export type Shown = Pick<PlaceRow, 'standing' | 'source' | 'priority' | 'isCall'> & { isPlayer?: boolean };

/**
 * Adds a session of the small gym, unless it would be at night.
 * @param ahead how many minutes away its start may be
 */
export async function addSmallSession(
  tx: Db,
  ahead: readonly number[],
  shown: readonly Shown[],
  now: Date,
): Promise<void> {
  const times = timesOf(now, ahead);
  if (!times) return;
  const sessionId = newId();
  const isFull = shown.length >= capacity;
  await tx.insert(sessions).values({
    id: sessionId,
    ...times,
    startsAt: instantOf(times.sessionDate, times.startTime),
    endsAt: instantOf(times.sessionDate, times.endTime),
    maxCapacity: capacity,
    dropInPrice: 0,
    location,
    status: isFull ? SessionStatus.Full : SessionStatus.Open,
    offeredPlacesCount: shown.some(({ standing }) => standing === 'offered') ? 1 : 0,
    // One that was announced long ago: it was not meant to be played as it is.
    createdOn: new Date(now.getTime() - 72 * hour),
  });
  const holders = await tx
    .selectDistinct({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, SeasonStatus.Active),
        lte(subscriptions.startDate, times.sessionDate),
        gte(subscriptions.endDate, times.sessionDate),
      ),
    );
  const released = holders.flatMap(({ userId }) => userId ?? []);
  const [player, ...people] = await findPeople(tx, released, shown.length);
  const offeredUntil = new Date(now.getTime() + 30 * minute);
  const rows = shown.flatMap(({ isPlayer, ...place }, index): PlaceRow[] => {
    const userId = isPlayer ? player : people[index];
    const since = new Date(now.getTime() - (48 - index) * hour);
    const offer = place.standing === 'offered' && { offeredUntil };
    return userId ? [{ sessionId, userId, ...place, since, ...offer }] : [];
  });
  // Passes hold spots on these dates too: their owners have released them.
  const without = released.map(
    (userId): PlaceRow => ({ sessionId, userId, standing: 'out', source: 'person' }),
  );
  await tx.insert(places).values([...rows, ...without]);
}

/** The demo's player, and others without a pass for the date. @param count of the others */
async function findPeople(tx: Db, holders: readonly string[], count: number): Promise<string[]> {
  const names = accounts.map(({ username }) => username);
  const rows = await tx
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(and(eq(users.status, UserStatus.Active), notInArray(users.id, [...holders])))
    .orderBy(asc(users.username));
  const player = rows.find(({ username }) => username === 'player');
  const others = rows.filter(({ username }) => !names.includes(username));
  return [player ?? others.at(-1), ...others.slice(0, count)].flatMap((row) => row?.id ?? []);
}

/** Nobody plays before or begins after. */
const [earliest, latest] = ['08:00', '21:30'];

interface Times {
  sessionDate: string;
  startTime: string;
  endTime: string;
}

/** When a session takes place that starts so many minutes from now: the first of them that is no hour of the night. */
function timesOf(now: Date, ahead: readonly number[]): Times | undefined {
  for (const minutes of ahead) {
    const at = Math.floor((now.getTime() + minutes * minute) / (5 * minute)) * 5 * minute;
    const startTime = clubTime(at);
    if (startTime < earliest || startTime > latest) continue;
    return { sessionDate: clubDate(at), startTime, endTime: clubTime(at + 2 * hour) };
  }
  return undefined;
}
