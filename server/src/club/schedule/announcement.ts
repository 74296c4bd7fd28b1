import { and, eq, inArray } from 'drizzle-orm';
import { type Session, type SessionChange, SessionStatus } from 'shared-api/contract';
import { startOf } from 'shared-api/instant';
import { places, users } from '../../data/schema';
import type { Command } from '../../http/perform';
import { hasMoved } from '../../mail/facts';
import { preferencesFor } from '../../mail/list';
import { skipEmailsAbout } from '../../mail/outbox/store';
import type { Message } from '../../messages';
import { mailCredited } from '../money/mails';
import { withdraw } from '../money/settle';
import { followChange } from '../places/follow';
import { toSessionFacts } from '../places/notices';
import { hasNotAnswered, type SessionRow } from '../places/store';

/** A change of a session, with the administrator's message. */
interface ChangedSession {
  before: Session;
  /** Null: it is about to be deleted. */
  after: Session | null;
  reason: Message;
}

/**
 * Whether a change of a session is announced: an upcoming one is cancelled, deleted, restored, or moved to
 * another time or place. Nobody is told twice that a session is cancelled.
 */
function isNewsworthy(before: Session, after: Session | null, now: Date): boolean {
  const isToCome = (session: Session) => startOf(session) > now;
  const wasCancelled = before.status === SessionStatus.Cancelled;
  if (!after) return isToCome(before) && !wasCancelled;
  if (!isToCome(before) && !isToCome(after)) return false;
  if (after.status === SessionStatus.Cancelled) return !wasCancelled;
  return wasCancelled || hasMoved(before, after);
}

/**
 * Notifies everybody who is in, is asked or waits of a session's change; and, when it is cancelled or back on, those who have
 * not answered, as far as they want to be written to about sessions. A deleted session, often one of many, is told to nobody
 * who never answered for it.
 */
export async function announceChange(
  command: Command,
  { before, after, reason }: ChangedSession,
): Promise<void> {
  if (!isNewsworthy(before, after, command.clock.now())) return;
  const those = (standings: readonly ('in' | 'offered' | 'waiting')[]) =>
    inArray(
      users.id,
      command.db
        .select({ userId: places.userId })
        .from(places)
        .where(and(eq(places.sessionId, before.id), inArray(places.standing, [...standings]))),
    );
  const mailing = {
    template: 'schedule-change',
    language: null,
    sessionId: before.id,
    formerSession: toSessionFacts(before, before.registeredPlayersCount),
    customMessage: reason.en ?? null,
    customMessageFr: reason.fr ?? null,
  } as const;
  const undecided = and(
    hasNotAnswered(command.db, before.id),
    ...preferencesFor({ template: 'attendance-reminder', props: null }).map((wish) => eq(users[wish], true)),
  );
  const isCalledOff = [before, after].some((session) => session?.status === SessionStatus.Cancelled);
  await command.emails.sendMailing({ ...mailing, toPlayers: true }, [those(['in'])]);
  await command.emails.sendMailing(mailing, [
    those(['offered', 'waiting']),
    ...(isCalledOff ? [undecided] : []),
  ]);
}

/** A session that does not take place: as it was, and cancelled. */
interface CalledOff {
  before: SessionRow;
  session: SessionRow;
  /** The administrator's message. */
  reason: Message;
  paid: SessionChange['paid'];
}

/**
 * Settles places and money of a locked session that is cancelled or deleted: nothing is due for it, and received money
 * becomes credit or a refund. A separate mail announces the cancellation.
 */
export async function settleCancellation(
  command: Command,
  { before, session, reason, paid }: CalledOff,
): Promise<void> {
  const sessionId = session.id;
  // First, so that e-mails queued below are kept.
  if (before.status !== SessionStatus.Cancelled && before.startsAt > command.clock.now())
    await skipEmailsAbout(command.db, sessionId);
  // Before its places are given up, which turns payments into credit.
  if (paid === 'refund') await withdraw(command, { sessionId }, 'refund');
  await followChange(command, { before, session, reason });
  const withdrawn = await withdraw(command, { sessionId }, 'credit');
  await mailCredited(command, withdrawn, session.sessionDate);
}
