import { and, asc, between, eq, exists, getTableColumns, gt, isNull, ne, not, or, sql } from 'drizzle-orm';
import { centsOf } from 'shared-api/money';
import { holdsDate, type PassDates, type PassPeriod } from 'shared-api/passes';
import type { Db } from '../../data/rows';
import { payments, places, sessions } from '../../data/schema';
import { readSettings } from '../../data/settings';
import type { Command } from '../../http/perform';
import type { DueFacts, SessionFacts } from '../../mail/facts';
import { dueFacts, dueForPlace } from '../money/dues';
import { charge } from '../money/settle';
import { type Changed, changePlaces } from './change';
import { guestsOf } from './known';
import type { PlaceEvent } from './model/facts';
import { factsOfSession, pendingDue, sendNotices } from './notices';
import { type EndedUnpaid, endUnpaid, type Pass, type PlayedPlace } from './rules';
import {
  hasClosed,
  isOpened,
  passesOf,
  readSessionsOf,
  type SessionRow,
  takesAnswers,
  takingPlace,
} from './store';

/**
 * The sessions in which a pass holds its owner's place, and the full ones in which they are first in line.
 */
interface Held {
  held: SessionFacts[];
  waiting: SessionFacts[];
  /** Dates that the owner had said yes to, and that no longer cost anything. */
  included: string[];
}

/** Whether a session is to be played, and its answers are still open. */
export const isToCome =
  (now: Date) =>
  (session: SessionRow): boolean =>
    takingPlace.includes(session.status) && !hasClosed(session, now);

/**
 * Gives a player the places that their passes hold for them now. The player and the sessions must be locked
 * (`lock-order.ts`).
 */
export async function holdPlaces(command: Command, userId: string): Promise<Held> {
  const now = command.clock.now();
  const result: Held = { held: [], waiting: [], included: [] };
  // A session made since the player was locked is locked here.
  const sessions = await readSessionsOf(command.db, [userId], { until: now, locked: true });
  for (const session of sessions.filter(isToCome(now))) {
    const changed = await changePlaces(command, session, [{ type: 'cover', key: userId }]);
    await sendNotices(command, changed, { by: 'pass', except: new Set([userId]) });
    const isNew = changed.consequences.notices.some(({ key }) => key === userId);
    const isIn = changed.rows.get(userId)?.standing === 'in';
    if (isNew) result[isIn ? 'held' : 'waiting'].push(factsOfSession(changed));
    else if (isIn && changed.withdrawn.length > 0) result.included.push(session.sessionDate);
  }
  // Mails list the sessions by date, not in locking order.
  for (const sessions of [result.held, result.waiting]) sessions.sort(byDay);
  result.included.sort();
  return result;
}

/** Passes that somebody holds, or held until now. */
export interface HeldPass extends PassPeriod {
  userId: string;
}

/**
 * Gives the holders of many passes the places that these hold for them now, or takes them back once the passes are gone.
 * Nobody is told of their own. The players and the sessions must be locked.
 */
export async function changeHeldPlaces(
  command: Command,
  passes: readonly HeldPass[],
  type: 'cover' | 'uncover',
): Promise<void> {
  if (passes.length === 0) return;
  const now = command.clock.now();
  const except = new Set(passes.map(({ userId }) => userId));
  const sessions = await readSessionsOf(command.db, [...except], { until: now, locked: true });
  for (const session of sessions.filter(isToCome(now))) {
    const held = passes.filter((pass) => holdsDate(pass, session.sessionDate));
    const events = [...new Set(held.map(({ userId }) => userId))].map((key) => ({ type, key }));
    if (events.length === 0) continue;
    const changed = await changePlaces(command, session, events);
    await sendNotices(command, changed, { by: 'pass', except });
  }
}

/**
 * Gives the free places of a locked session to its line, and notifies people.
 * @param events by default, only that time has passed
 * @returns undefined when its answers are closed
 */
export async function moveWaitingList(
  command: Command,
  session: SessionRow,
  events: PlaceEvent[] = [{ type: 'sweep' }],
): Promise<Changed | undefined> {
  if (!isToCome(command.clock.now())(session)) return undefined;
  const changed = await changePlaces(command, session, events);
  await sendNotices(command, changed, { by: 'pass' });
  return changed;
}

/**
 * Moves the lines that a player is in, once they are suspended or may play again. The player and the sessions
 * must be locked.
 */
export async function moveWaitingListsOf(command: Command, userId: string): Promise<void> {
  for (const session of await readSessionsOf(command.db, [userId])) await moveWaitingList(command, session);
}

const byDay = (one: SessionFacts, other: SessionFacts): number =>
  one.sessionDate.localeCompare(other.sessionDate) || one.startTime.localeCompare(other.startTime);

/** What follows from the end of a pass. */
interface Released {
  /** Dates whose places the pass alone held, and which are free again. */
  released: string[];
  /** First names of the guests whose places were given up with them. */
  guests: string[];
  /** What is due for dates that the owner had said yes to, and for sessions played under a pass that was never paid. */
  due: DueFacts[];
}

/**
 * Takes back the places that ended passes held for a player; places that the player had said yes to stay, at
 * the session's price. The player and the sessions must be locked.
 * @param ended `played`: the sessions played under those that have not been paid
 */
export async function releasePlaces(
  command: Command,
  userId: string,
  ended: { passes: readonly PassDates[]; played: readonly PlayedPlace['session'][] },
): Promise<Released> {
  const now = command.clock.now();
  const result: Released = {
    released: [],
    guests: [],
    due: await chargePlayed(command, userId, ended.played),
  };
  const wasHeld = ({ sessionDate }: SessionRow) => ended.passes.some((pass) => holdsDate(pass, sessionDate));
  for (const session of (await readSessionsOf(command.db, [userId])).filter(isToCome(now)).filter(wasHeld)) {
    const changed = await changePlaces(command, session, [{ type: 'uncover', key: userId }]);
    await sendNotices(command, changed, { by: 'pass', except: new Set([userId]) });
    const was = changed.known.places.find((place) => place.userId === userId)?.standing;
    if (was === 'in' && changed.rows.get(userId)?.standing === 'out') {
      result.released.push(session.sessionDate);
      result.guests.push(...guestsOf(changed.known.places, userId));
    }
    const isCharged = changed.charged.some((due) => due.userId === userId && due.guestName === null);
    const due = isCharged && pendingDue(changed, changed.rows.get(userId));
    if (due) result.due.push(due);
  }
  result.released.sort();
  result.due.sort((one, other) => (one.date ?? '').localeCompare(other.date ?? ''));
  return result;
}

/** Charges the sessions that somebody played under passes that end unpaid. */
async function chargePlayed(
  command: Command,
  userId: string,
  played: readonly PlayedPlace['session'][],
): Promise<DueFacts[]> {
  const due: DueFacts[] = [];
  for (const session of played) {
    const { id: sessionId, dropInPrice, sessionDate } = session;
    const owed = { account: userId, subject: { sessionId }, cents: centsOf(dropInPrice) };
    const row = await charge(command, owed);
    if (row && row.openCents > 0) due.push(dueFacts(dueForPlace(row, sessionDate)));
  }
  return due;
}

/** Condition on `places`: a pass covered the date when they came in. */
const isIncluded = sql`(${places.policy} ->> 'included')::boolean is true`;

const byPass = JSON.stringify({ standing: 'in', policy: { included: true } });

/**
 * What follows for the sessions that somebody played under passes that end unpaid (`endUnpaid`).
 * @param endedUnpaid as they are once they have ended
 */
export async function playedUnder(
  db: Db,
  userId: string,
  endedUnpaid: readonly (Pass & { id: string })[],
  now: Date,
): Promise<EndedUnpaid> {
  if (endedUnpaid.length === 0) return { due: [], isWayAroundDraw: false };
  const others = (await passesOf(db, userId)).filter(({ id }) => endedUnpaid.every((one) => one.id !== id));
  const wasCharged = exists(
    db
      .select({ one: sql`1` })
      .from(payments)
      .where(
        and(
          eq(payments.sessionId, sessions.id),
          eq(payments.userId, userId),
          isNull(payments.guestName),
          isNull(payments.withdrawnOn),
        ),
      ),
  );
  const played = await db
    .select({
      session: getTableColumns(sessions),
      wasCharged: sql<boolean>`${wasCharged}`,
      // Whom the door lets in has their spot from nobody else, unless they were in before: as a walk-in who was merged.
      isByPass: sql<boolean>`coalesce(${places.door} -> 'was', to_jsonb(${places})) @> ${byPass}::jsonb`,
    })
    .from(places)
    .innerJoin(sessions, eq(sessions.id, places.sessionId))
    // A late no costs as much as a place: only the pass had made it free.
    .where(and(eq(places.userId, userId), or(eq(places.standing, 'in'), places.late)))
    .orderBy(asc(sessions.startsAt));
  const settings = await readSettings(db);
  const closed = played
    .map(({ session, ...place }) => ({ ...place, session: { ...session, settings } }))
    .filter(({ session }) => hasClosed(session, now));
  return endUnpaid(closed, [...others, ...endedUnpaid], endedUnpaid);
}

/**
 * The upcoming sessions of a pass that its holder said yes to: they stay when it ends, and cost their price; not where a
 * pass gave the place, and the session is still to open, or its places are drawn.
 */
export const ownYeses = async (
  db: Db,
  userId: string,
  { startDate, endDate }: PassPeriod,
  now: Date,
): Promise<Pick<SessionRow, 'dropInPrice'>[]> =>
  db
    .select({ dropInPrice: sessions.dropInPrice })
    .from(places)
    .innerJoin(sessions, eq(sessions.id, places.sessionId))
    .where(
      and(
        eq(places.userId, userId),
        eq(places.standing, 'in'),
        ne(places.source, 'pass'),
        between(sessions.sessionDate, startDate, endDate),
        gt(sessions.dropInPrice, 0),
        or(and(isOpened(now), isNull(sessions.drawsAt)), not(isIncluded)),
        takesAnswers(now, await readSettings(db)),
      ),
    );
