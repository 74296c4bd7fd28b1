import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { SessionStatus, type SessionSummary } from 'shared-api/contract';
import { sessions } from '../../db/schema';

/** An instant, or the placeholder for one in a prepared statement. */
export type Moment = Date | Placeholder;

/** A session's status from database and clock: open or full becomes completed once it has ended. */
export const statusNow = (now: Moment): SQL<SessionStatus> =>
  sql<SessionStatus>`case when ${sessions.status} in (${sql.raw(`${SessionStatus.Open}, ${SessionStatus.Full}`)})
    and ${sessions.endsAt} <= ${now instanceof Date ? now.toISOString() : now}::timestamptz
    then ${sql.raw(String(SessionStatus.Completed))} else ${sessions.status} end`;

/** The fields that identify a session, e.g. next to an answer; needs `sessions` in the query. */
export const summaryFields = (now: Date) => {
  const { id, sessionDate, startTime, endTime, location, dropInPrice } = sessions;
  return { id, sessionDate, startTime, endTime, location, status: statusNow(now), dropInPrice };
};

/** The same fields of a session that has been read. */
export const toSummary = (session: SessionSummary): SessionSummary => {
  const { id, sessionDate, startTime, endTime, location, status, dropInPrice } = session;
  return { id, sessionDate, startTime, endTime, location, status, dropInPrice };
};
