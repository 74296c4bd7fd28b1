import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { SessionStatus } from 'shared-api/contract';
import { firstOf } from '../../db/rows';
import { sessions } from '../../db/schema';
import type { Db } from '../../db/types';
import type { SessionFacts } from '../../emails/facts';
import { takesAnswers } from '../places/store';
import { readSettings } from '../settings/store';
import { summaryFields } from './view';

/** The facts about a session in mails. */
export const sessionFields = (now: Date) => ({
  ...summaryFields(now),
  maxCapacity: sessions.maxCapacity,
  attending: sessions.registeredPlayersCount,
});

/** One session's facts for mails. */
export async function sessionFacts(db: Db, id: string, now: Date): Promise<SessionFacts | null> {
  return (await firstOf(db.select(sessionFields(now)).from(sessions).where(eq(sessions.id, id)))) ?? null;
}

const soonest = (db: Db, now: Date, limit: number, where: SQL | undefined): Promise<SessionFacts[]> =>
  db
    .select(sessionFields(now))
    .from(sessions)
    .where(where)
    .orderBy(asc(sessions.startsAt), asc(sessions.id))
    .limit(limit);

/** The upcoming sessions, soonest first; cancelled ones too. */
export const comingSessions = (db: Db, now: Date, limit: number): Promise<SessionFacts[]> =>
  soonest(db, now, limit, gt(sessions.startsAt, now));

/** Whether a session meets a condition on `sessions`. */
export const isSession = async (db: Db, id: string, condition: SQL | undefined): Promise<boolean> =>
  (await db.$count(sessions, and(eq(sessions.id, id), condition))) > 0;

/** The next session that people can still say yes or no to. */
export const nextSession = async (
  db: Db,
  now: Date,
  statuses?: readonly SessionStatus[],
): Promise<SessionFacts | null> =>
  (await soonest(db, now, 1, takesAnswers(now, await readSettings(db), statuses)))[0] ?? null;
