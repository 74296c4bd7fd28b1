import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { SessionStatus } from 'shared-api/contract';
import { firstOf } from '../../db/rows';
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
  return (await firstOf(db.select(sessionFields(now)).from(sessions).where(eq(sessions.id, id)))) ?? null;
}

/** The statuses of a session that is to be played. */
export const takingPlace: readonly SessionStatus[] = [SessionStatus.Open, SessionStatus.Full];

/** The coming sessions, soonest first; cancelled ones too, unless statuses are given. */
export const comingSessions = (
  db: Db,
  now: Date,
  limit: number,
  statuses?: readonly SessionStatus[],
): Promise<SessionFacts[]> =>
  db
    .select(sessionFields(now))
    .from(sessions)
    .where(and(gt(sessions.startsAt, now), statuses && inArray(sessions.status, [...statuses])))
    .orderBy(asc(sessions.startsAt), asc(sessions.id))
    .limit(limit);

/** The next session that people can still say yes or no to. */
export const nextSession = async (
  db: Db,
  now: Date,
  statuses: readonly SessionStatus[] = takingPlace,
): Promise<SessionFacts | null> => (await comingSessions(db, now, 1, statuses))[0] ?? null;
