import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { type Session, SessionStatus } from 'shared-api/contract';
import { batchReads } from '../../db/batch';
import { opaque } from '../../db/opaque';
import { firstOf } from '../../db/rows';
import { sessions } from '../../db/schema';
import type { Db } from '../../db/types';
import type { Clock } from '../../time/clock';
import { sessionFields } from './view';

/** One session as the caller sees it, or undefined. */
export const findSession = (
  db: Db,
  id: string,
  now: Date,
  caller: string | null,
): Promise<Session | undefined> =>
  firstOf(db.select(sessionFields(now, caller)).from(sessions).where(eq(sessions.id, id)));

const now = opaque('now', 'timestamptz');

/** A session and its caller: what is shown depends on the caller. */
interface Asked {
  id: string;
  caller: string | null;
}

/** Reads sessions by id for their callers; concurrent reads are one statement. */
export function prepareSession(db: Db, clock: Clock) {
  const [ids, callers] = [opaque('ids', 'uuid[]'), opaque('callers', 'uuid[]')];
  const query = db
    .select({
      asked: sql<number>`asked.n`,
      session: sessionFields(now, sql`asked.caller`),
    })
    .from(sessions)
    .innerJoin(
      sql`unnest(${ids}, ${callers}) with ordinality as asked(session_id, caller, n)`,
      eq(sessions.id, sql`asked.session_id`),
    )
    .prepare('session');
  return batchReads<Asked, Session | undefined>(
    async (asked) => {
      const rows = await query.execute({
        ids: asked.map(({ id }) => id),
        callers: asked.map(({ caller }) => caller),
        now: clock.now().toISOString(),
      });
      const found = new Map(rows.map(({ asked, session }) => [Number(asked), session]));
      return asked.map((_, index) => found.get(index + 1));
    },
    ({ id, caller }) => `${id} ${caller}`,
  );
}

/** Sessions that are not over and have one of some statuses, soonest first, as a caller (or null) sees them. */
export function prepareUpcoming(db: Db, clock: Clock, name: string, statuses: readonly SessionStatus[]) {
  const query = db
    .select({
      asked: sql<number>`asked.n`,
      session: sessionFields(now, sql`asked.caller`),
    })
    .from(sessions)
    .crossJoin(sql`unnest(${opaque('callers', 'uuid[]')}) with ordinality as asked(caller, n)`)
    .where(and(gt(sessions.endsAt, now), sql`${sessions.status} in (${sql.raw(statuses.join())})`))
    .orderBy(asc(sessions.startsAt), asc(sessions.id))
    .prepare(name);
  return batchReads<Pick<Asked, 'caller'>, Session[]>(
    async (asked) => {
      const callers = asked.map(({ caller }) => caller);
      const rows = await query.execute({ callers, now: clock.now().toISOString() });
      const lists = asked.map((): Session[] => []);
      for (const { asked, session } of rows) lists[Number(asked) - 1]?.push(session);
      return lists;
    },
    ({ caller }) => caller,
  );
}

/** Which of some calendar dates have a session, in any status. */
export async function datesTaken(tx: Db, dates: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ date: sessions.sessionDate })
    .from(sessions)
    .where(inArray(sessions.sessionDate, [...dates]));
  return new Set(rows.map(({ date }) => date));
}

/** Marks past open or full sessions as completed; readers derive that from the clock. */
export async function completePastSessions(db: Db, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ status: SessionStatus.Completed })
    .where(
      and(inArray(sessions.status, [SessionStatus.Open, SessionStatus.Full]), lte(sessions.endsAt, now)),
    );
}
