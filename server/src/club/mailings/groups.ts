import { and, eq, exists, gt, inArray, isNotNull, lte, ne, not, type SQL, sql } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import { type MailGroup, SessionStatus, UserStatus } from 'shared-api/contract';
import { type Db, firstOf } from '../../data/rows';
import { payments, places, sessions, subscriptions, users } from '../../data/schema';
import type { MailingName } from '../../mail/list';
import { isDue } from '../money/dues';
import { hasNotAnswered, hasPlayed, isCovering, isPlayer } from '../places/store';

/** A group's session. */
export type GroupSession = Pick<typeof sessions.$inferSelect, 'id' | 'sessionDate' | 'startsAt' | 'status'>;

/** A group's session; undefined when there is none with this id. */
export const findSessionOf = (db: Db, id: string): Promise<GroupSession | undefined> => {
  const { sessionDate, startsAt, status } = sessions;
  return firstOf(
    db.select({ id: sessions.id, sessionDate, startsAt, status }).from(sessions).where(eq(sessions.id, id)),
  );
};

/** Mails about one session. */
const ofSession: readonly MailingName[] = [
  'attendance-reminder',
  'low-attendance-warning',
  'schedule-change',
];

/** The session that a mailing is about: its group's if that has not begun; null for the next one, or none. */
export const subjectSession = (
  template: MailingName,
  session: GroupSession | undefined,
  now: Date,
): string | null => (session && session.startsAt > now && ofSession.includes(template) ? session.id : null);

/** Condition on `places`, by where somebody stands. Somebody whose place ended with their pass has not answered. */
const standings = {
  in: eq(places.standing, 'in'),
  out: and(eq(places.standing, 'out'), ne(places.source, 'pass')),
  waiting: inArray(places.standing, ['waiting', 'offered']),
} as const;

/**
 * Condition on `users`: who is in a group now, and has an address; once each, whatever they have several of.
 * @param session the group's
 */
export function inGroup(
  db: Db,
  { standing, owes, plan, awayDays }: MailGroup,
  session: GroupSession | undefined,
  now: Date,
): SQL | undefined {
  const one = { one: sql`1` };
  const conditions: (SQL | undefined)[] = [eq(users.status, UserStatus.Active), isNotNull(users.email)];
  if (session && standing === 'unanswered') conditions.push(hasNotAnswered(db, session.id));
  if (session && standing && standing !== 'unanswered') {
    const place = and(eq(places.sessionId, session.id), eq(places.userId, users.id), standings[standing]);
    conditions.push(exists(db.select(one).from(places).where(place)));
  }
  if (owes) {
    const isTheirs = and(eq(payments.userId, users.id), isDue, session && eq(payments.sessionId, session.id));
    conditions.push(exists(db.select(one).from(payments).where(isTheirs)));
  }
  if (plan) {
    const covers = isCovering(session?.sessionDate ?? clubDate(now));
    const pass = exists(
      db
        .select(one)
        .from(subscriptions)
        .where(and(eq(subscriptions.userId, users.id), covers)),
    );
    conditions.push(plan === 'pass' ? pass : not(pass));
  }
  if (awayDays) {
    const since = new Date(now.getTime() - awayDays * 86_400_000);
    const played = db
      .select(one)
      .from(places)
      .innerJoin(sessions, eq(sessions.id, places.sessionId))
      .where(
        and(
          eq(places.userId, users.id),
          hasPlayed,
          ne(sessions.status, SessionStatus.Cancelled),
          gt(sessions.startsAt, since),
          lte(sessions.startsAt, now),
        ),
      );
    conditions.push(isPlayer(db), lte(users.createdOn, since), not(exists(played)));
  }
  return and(...conditions);
}
