import { asc, sql } from 'drizzle-orm';
import { sessions } from '../../src/db/schema';
import type { Db } from '../../src/db/types';

const countsOf = (db: Db, taken: unknown, waiting: unknown) =>
  db
    .select({ id: sessions.id, taken: sql<number>`${taken}`, waiting: sql<number>`${waiting}` })
    .from(sessions)
    .orderBy(asc(sessions.id));

/** The stored numbers of players and waiting people. */
export const storedCounts = (db: Db) =>
  countsOf(db, sessions.registeredPlayersCount, sessions.waitingListCount);

/** The same, counted from the rows. */
export const countedPlaces = (db: Db) =>
  countsOf(
    db,
    sql`(select count(*)::int from places p where p.session_id = "sessions"."id" and p.standing = 'in')`,
    sql`(select count(*)::int from places p where p.session_id = "sessions"."id" and p.standing in ('waiting', 'offered'))`,
  );
