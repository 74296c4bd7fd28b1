import { and, asc, eq, gte, lte, notInArray } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import { SeasonStatus, SessionStatus, UserStatus } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { newId, places, sessions, subscriptions, users } from '../db/schema';
import type { Db } from '../db/types';
import { Priority } from '../features/places/model/facts';
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

/** What such a session shows. */
export interface SmallSession {
  /** How many minutes away its start may be: the first of them that is no hour of the night. */
  ahead: readonly number[];
  /** Whose places; `holders`: of all whose passes cover the date, who are more than it has room for. */
  places: readonly Shown[] | 'holders';
  /** An administrator has decided that it is played. */
  isDecided?: true;
}

/** Adds a session of the small gym, unless it would be at night, or is one for holders and has room for all of them. */
export async function addSmallSession(
  tx: Db,
  { ahead, places: shown, isDecided }: SmallSession,
  now: Date,
): Promise<void> {
  const times = timesOf(now, ahead);
  if (!times) return;
  const sessionId = newId();
  const holders = await findHolders(tx, times.sessionDate);
  if (shown === 'holders' && holders.length <= capacity) return;
  const rows =
    shown === 'holders'
      ? placesOfHolders(sessionId, holders, now)
      : await placesOf(tx, sessionId, shown, holders, now);
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
    // One that was announced long ago: it was not meant to be played as it is.
    createdOn: new Date(now.getTime() - 72 * hour),
  });
  await tx.insert(places).values(rows);
}

/** Whose passes cover a date, by the time of purchase. */
async function findHolders(tx: Db, date: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, SeasonStatus.Active),
        lte(subscriptions.startDate, date),
        gte(subscriptions.endDate, date),
      ),
    )
    .orderBy(asc(subscriptions.createdOn), asc(subscriptions.id));
  return [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
}

/** Who bought first is in, the others are first in line; the last released the date and wants it back. */
const placesOfHolders = (sessionId: string, holders: readonly string[], now: Date): PlaceRow[] =>
  holders.map((userId, index) => {
    const since = new Date(now.getTime() - (48 - index) * hour);
    if (index < capacity) return { sessionId, userId, standing: 'in', source: 'pass', since };
    const priority = index === holders.length - 1 ? Priority.Returning : Priority.Held;
    return { sessionId, userId, standing: 'waiting', source: 'line', priority, since };
  });

async function placesOf(
  tx: Db,
  sessionId: string,
  shown: readonly Shown[],
  holders: readonly string[],
  now: Date,
): Promise<PlaceRow[]> {
  const [player, ...people] = await findPeople(tx, holders, shown.length);
  const offeredUntil = new Date(now.getTime() + 30 * minute);
  const rows = shown.flatMap(({ isPlayer, ...place }, index): PlaceRow[] => {
    const userId = isPlayer ? player : people[index];
    const since = new Date(now.getTime() - (48 - index) * hour);
    const offer = place.standing === 'offered' && { offeredUntil };
    return userId ? [{ sessionId, userId, ...place, since, ...offer }] : [];
  });
  // Passes hold spots on these dates too: their owners have released them.
  const without = holders.map(
    (userId): PlaceRow => ({ sessionId, userId, standing: 'out', source: 'person' }),
  );
  return [...rows, ...without];
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
