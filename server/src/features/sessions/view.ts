import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type Session, SessionStatus } from 'shared-api/contract';
import { sessions } from '../../db/schema';

type Moment = Date | SQL | ReturnType<typeof sql.placeholder>;

const hasEnded = (now: Moment): SQL =>
  sql`${sessions.endsAt} <= ${now instanceof Date ? now.toISOString() : now}::timestamptz`;

/** A session's status as the clock and the database have it together: what was open or full is over once it has ended. */
export const statusNow = (now: Moment): SQL<SessionStatus> =>
  sql<SessionStatus>`case when ${sessions.status} in (${sql.raw(`${SessionStatus.Open}, ${SessionStatus.Full}`)})
    and ${hasEnded(now)}
    then ${sql.raw(String(SessionStatus.Completed))} else ${sessions.status} end`;

// Everything that is stored is shown, but for what follows from date and times.
const { startsAt: _, endsAt: __, createdOn: ___, ...stored } = getTableColumns(sessions);

/** A visitor has none, and nothing is looked for. */
const ofCaller = <Value>(caller: string | null | SQL, field: SQL<Value>): SQL<Value | null> =>
  caller === null ? sql<null>`null` : field;

/** A session as everybody sees it, for the caller whose id (or null) is given. */
export const sessionFields = (now: Moment, caller: string | null | SQL) => ({
  ...stored,
  status: statusNow(now),
  // First names and nothing else (Law 25), in the order of the answers; once it is over, not for visitors. Read one by
  // one by their key: for a join, the planner would read all users.
  participants: sql<Session['participants']>`case
    when ${caller ?? sql`null`}::uuid is null and (${statusNow(now)} = ${sql.raw(String(SessionStatus.Completed))} or ${hasEnded(now)})
    then '{}' else array(
      select (select u.first_name from users u where u.id = a.user_id)
      from attendance a where a.session_id = "sessions"."id" and a.is_attending order by a.id) end`.mapWith(
    (names: string[]): Session['participants'] => names.map((firstName) => ({ firstName })),
  ),
  isAttending: ofCaller(
    caller,
    sql<boolean>`(
      select a.is_attending from attendance a where a.session_id = "sessions"."id" and a.user_id = ${caller}::uuid)`,
  ),
  waitingPosition: ofCaller(
    caller,
    sql<number>`(
      select (select count(*)::int from waiting_list o where o.session_id = w.session_id and o.id <= w.id)
      from waiting_list w where w.session_id = "sessions"."id" and w.user_id = ${caller}::uuid)`,
  ),
});

/** Enough of a session to name it, e.g. beside an answer; needs `sessions` in the query. */
export const summaryFields = (now: Date) => ({
  id: sessions.id,
  sessionDate: sessions.sessionDate,
  startTime: sessions.startTime,
  endTime: sessions.endTime,
  location: sessions.location,
  status: statusNow(now),
  dropInPrice: sessions.dropInPrice,
});
