import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import { SessionStatus } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { firstOf, type Tx } from '../../data/rows';
import { doorEvents, places, sessions } from '../../data/schema';
import { holdUsers } from '../../data/users';
import type { Command } from '../../http/perform';
import { hasMoved, type SessionFacts } from '../../mail/facts';
import type { Message } from '../../messages';
import { dueFacts, dueForPlace } from '../money/dues';
import { type Changed, changePlaces, dueOf } from './change';
import type { PlaceEvent } from './model/facts';
import { factsOfSession, type NoticeOptions, sendNotices } from './notices';
import { hasClosed, holdersOn, type SessionRow, takingPlace } from './store';

/** Pass holders' places in a new session, or in its line, by user. */
export type HeldInSession = Map<string, { session: SessionFacts; isIn: boolean }>;

/**
 * Gives a new session's places to holders of passes for its date, by time of purchase; the rest are first in line. The
 * caller notifies them, since several sessions may be created at once.
 */
export async function openPlaces(command: Command, session: SessionRow): Promise<HeldInSession> {
  if (hasClosed(session, command.clock.now())) return new Map();
  const holders = await holdersOn(command.db, session.sessionDate);
  // A pass that ends at the same time does not see the new session, so coverage is read after its holders are
  // locked.
  const holderIds = holders.map(({ id }) => id);
  await holdUsers(command.db, holderIds);
  const changed = await changePlaces(command, session, holders.map(cover));
  const facts = factsOfSession(changed);
  return new Map(
    [...changed.rows].map(([id, { standing }]) => [id, { session: facts, isIn: standing === 'in' }]),
  );
}

const cover = ({ id: key }: { id: string }): PlaceEvent => ({ type: 'cover', key });

/**
 * Adjusts a locked session's places to a change of its date, capacity or status, and notifies people whose
 * place has changed. A separate mail says that the session itself is cancelled or moved.
 * @param change `reason`: the administrator's message
 * @throws AppError `capacityBelowRegistered`
 */
export async function followChange(
  command: Command,
  change: { before: SessionRow; session: SessionRow; reason: Message },
): Promise<void> {
  const { db: tx } = command;
  const { before, session, reason } = change;
  await followClosing(tx, change);
  const isOpen = !hasClosed(session, command.clock.now());
  const isCancelled = session.status === SessionStatus.Cancelled;
  const wasCancelled = before.status === SessionStatus.Cancelled;
  const needsPassRecheck =
    isOpen && !isCancelled && (wasCancelled || before.sessionDate !== session.sessionDate);
  const events: PlaceEvent[] = [{ type: 'capacity', capacity: session.maxCapacity }];
  // The line of a cancelled session does not move, so passes come first.
  if (isCancelled || needsPassRecheck) events.unshift({ type: 'cancel' });
  const isMoved = !isCancelled && !wasCancelled && isOpen && hasMoved(before, session);
  if (isMoved) events.unshift({ type: 'move' });
  if (needsPassRecheck) {
    events.push(...(await playersOf(tx, session.id)).map((key) => ({ type: 'uncover' as const, key })));
    events.push(...(await holdersOn(tx, session.sessionDate)).map(cover));
  }
  if (!isCancelled && (wasCancelled || needsPassRecheck)) events.push({ type: 'restore' });
  const keepsStatus = session.status !== before.status && session.maxCapacity === before.maxCapacity;
  const changed = await changePlaces(command, session, events, {
    before,
    keepsStatus: keepsStatus && takingPlace.includes(before.status),
  });
  const options: NoticeOptions = { by: 'pass', reason, forgives: isCancelled || isMoved };
  if (isCancelled) return sendForgiven(command, changed, options);
  await sendNotices(command, changed, options);
  await sendDuesChanged(command, changed);
}

/**
 * A session that is moved to a later day after its morning was closed is open again: nobody was absent from it. Moved
 * back, it is closed as it was.
 */
async function followClosing(
  tx: Tx,
  { before, session }: Record<'before' | 'session', SessionRow>,
): Promise<void> {
  if (before.sessionDate === session.sessionDate) return;
  const first = await firstOf(
    tx
      .select({ on: doorEvents.happenedOn })
      .from(doorEvents)
      .where(
        and(
          eq(doorEvents.sessionId, session.id),
          eq(doorEvents.kind, 'closed'),
          gte(doorEvents.happenedOn, instantOf(session.sessionDate, '00:00')),
        ),
      )
      .orderBy(asc(doorEvents.happenedOn))
      .limit(1),
  );
  const [was, is] = [before.doorClosedOn, first?.on ?? null];
  if (was?.getTime() === is?.getTime()) return;
  await tx.update(sessions).set({ doorClosedOn: is }).where(eq(sessions.id, session.id));
  const theirs = eq(places.sessionId, session.id);
  if (was)
    await tx
      .update(places)
      .set({ mark: null, markedOn: null })
      .where(and(theirs, eq(places.mark, 'absent'), eq(places.markedOn, was)));
  if (is && session.status !== SessionStatus.Cancelled)
    await tx
      .update(places)
      .set({ mark: 'absent', markedOn: is })
      .where(and(theirs, eq(places.standing, 'in'), isNull(places.mark)));
}

/** All players with a place in a session, those who said no included. */
async function playersOf(tx: Tx, sessionId: string): Promise<string[]> {
  const rows = await tx.select({ userId: places.userId }).from(places).where(eq(places.sessionId, sessionId));
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** Mails only those who owe nothing any more for a late no: the others get the cancelled session's own mail. */
const sendForgiven = (command: Command, changed: Changed, options: NoticeOptions): Promise<void> => {
  const { consequences } = changed;
  const notices = consequences.notices.filter(({ notice }) => notice === 'forgiven');
  return sendNotices(command, { ...changed, consequences: { ...consequences, notices } }, options);
};

/** Notifies people whose place has gained or lost a price without their own doing. */
async function sendDuesChanged({ emails }: Command, changed: Changed): Promise<void> {
  const { charged, withdrawn, dues, known, rows, consequences, session } = changed;
  const notified = new Set(consequences.notices.map(({ key }) => key));
  const date = session.sessionDate;
  for (const person of known.people.values()) {
    const theirs = (some: Changed['dues']) => some.filter(({ userId }) => userId === person.id);
    if (notified.has(person.id)) continue;
    const included = theirs(withdrawn).map(() => date);
    // Of what credit has paid there is a receipt.
    const due = theirs(dues)
      .filter(({ id, openCents }) => openCents > 0 && charged.some((one) => one.id === id))
      .map((one) => {
        const row = [...rows.values()].find((place) => dueOf(place, [one]).length > 0);
        return dueFacts(dueForPlace(one, date, row?.late));
      });
    if (included.length + due.length > 0)
      await emails.notify('session-dues-changed', { to: person, included, due });
  }
}
