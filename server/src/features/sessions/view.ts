import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type Place, SessionStatus, type SessionSummary } from 'shared-api/contract';
import { sessions } from '../../db/schema';
import { participantsOfSession, placeOf, positionOf, toParticipants } from '../places/view';

type Moment = Date | SQL | ReturnType<typeof sql.placeholder>;

const hasEnded = (now: Moment): SQL =>
  sql`${sessions.endsAt} <= ${now instanceof Date ? now.toISOString() : now}::timestamptz`;

/** A session's status from database and clock: open or full becomes completed once it has ended. */
export const statusNow = (now: Moment): SQL<SessionStatus> =>
  sql<SessionStatus>`case when ${sessions.status} in (${sql.raw(`${SessionStatus.Open}, ${SessionStatus.Full}`)})
    and ${hasEnded(now)}
    then ${sql.raw(String(SessionStatus.Completed))} else ${sessions.status} end`;

// All stored columns, except those derived from date and times.
const { startsAt: _, endsAt: __, createdOn: ___, goDecidedOn: ____, ...stored } = getTableColumns(sessions);

/** A session as everybody sees it, and the caller's own part for the given id (or null). */
export const sessionFields = (now: Moment, caller: string | null | SQL) => ({
  ...stored,
  status: statusNow(now),
  // Hidden from visitors once it is over.
  participants: sql`case
    when ${caller ?? sql`null`}::uuid is null and (${statusNow(now)} = ${sql.raw(String(SessionStatus.Completed))} or ${hasEnded(now)})
    then '{}' else ${participantsOfSession} end`.mapWith(toParticipants),
  ...ownPlace(caller),
});

const p = sql.raw('p');

/** The caller's own place. */
function ownPlace(caller: string | null | SQL) {
  const own = <Value>(value: SQL): SQL<Value | null> =>
    caller === null
      ? sql<null>`null`
      : sql<Value>`(select ${value} from places p where p.session_id = "sessions"."id" and p.user_id = ${caller}::uuid)`;
  return {
    isAttending: own<boolean>(sql`case p.standing when 'in' then true when 'out' then false end`),
    waitingPosition: own<number>(positionOf(p)),
    place: own<Place>(placeOf(p)),
  };
}

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
