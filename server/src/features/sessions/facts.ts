import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { SessionStatus } from 'shared-api/contract';
import { sessions } from '../../db/schema';
import type { Db } from '../../db/types';
import type { SessionFacts } from '../../emails/facts';
import { summaryFields } from './view';

/** What mails say about a session. */
export const sessionFields = (now: Date) => ({
  ...summaryFields(now),
  maxCapacity: sessions.maxCapacity,
  attending: sessions.registeredPlayersCount,
});

/** One session as mails describe it. */
export async function sessionFacts(db: Db, id: string, now: Date): Promise<SessionFacts | null> {
  const [row] = await db.select(sessionFields(now)).from(sessions).where(eq(sessions.id, id));
  return row ?? null;
}

/** The statuses of a session that is to be played. */
export const takingPlace: readonly SessionStatus[] = [SessionStatus.Open, SessionStatus.Full];

/** The next session that people can still say yes or no to. */
export async function nextSession(
  db: Db,
  now: Date,
  statuses: readonly SessionStatus[] = takingPlace,
): Promise<SessionFacts | null> {
  const [row] = await db
    .select(sessionFields(now))
    .from(sessions)
    .where(and(gt(sessions.startsAt, now), inArray(sessions.status, [...statuses])))
    .orderBy(asc(sessions.startsAt), asc(sessions.id))
    .limit(1);
  return row ?? null;
}

/** The coming sessions, cancelled ones too, since that is what a change of schedule is about. */
export const comingSessions = (db: Db, now: Date, limit: number): Promise<SessionFacts[]> =>
  db
    .select(sessionFields(now))
    .from(sessions)
    .where(gt(sessions.startsAt, now))
    .orderBy(asc(sessions.startsAt), asc(sessions.id))
    .limit(limit);
