import { and, asc, eq, sql } from 'drizzle-orm';
import type { Registration } from 'shared-api/contract';
import { payments, places, users } from '../../db/schema';
import type { Db } from '../../db/types';
import { readPlaces } from '../places/view';
import { isOpenPayment } from '../treasury/store';
import { shownEmail } from '../users/store';

/** A user's full name. */
export const userName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;

const inSession = (sessionId: string, standing: 'in' | 'out') =>
  and(eq(places.sessionId, sessionId), eq(places.standing, standing));

/** How many players have said no to a session. */
export const countDeclined = (db: Db, sessionId: string): Promise<number> =>
  db.$count(places, inSession(sessionId, 'out'));

/** Attending players, in the order of their answers. */
export const attendingUsers = (db: Db, sessionId: string) =>
  db
    .select({ firstName: users.firstName, userId: users.id, userName })
    .from(places)
    .innerJoin(users, eq(users.id, places.userId))
    .where(inSession(sessionId, 'in'))
    .orderBy(asc(places.since), asc(places.id));

/**
 * A session's answers for administrators: people who are in, then those who said no, then those who are asked or wait.
 */
export async function registrationsOf(db: Db, sessionId: string): Promise<Registration[]> {
  const rows = await db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      userName,
      email: shownEmail,
      notes: places.notes,
      createdOn: places.createdOn,
      owedCents: sql<number>`(select coalesce(sum(${payments.openCents}), 0)::int from ${payments}
        where ${and(eq(payments.sessionId, places.sessionId), eq(payments.userId, users.id), isOpenPayment)})`,
    })
    .from(places)
    .innerJoin(users, eq(users.id, places.userId))
    .where(eq(places.sessionId, sessionId))
    .orderBy(
      sql`array_position(array['in', 'out', 'offered', 'waiting'], ${places.standing})`,
      asc(places.since),
      asc(places.id),
    );
  const placeOf = await readPlaces(db, [sessionId]);
  const listed = rows.flatMap(({ owedCents, ...row }) => {
    const place = placeOf(sessionId, row.userId);
    return place
      ? {
          ...row,
          place,
          owed: owedCents / 100,
          isAttending: place.standing === 'in',
          createdOn: row.createdOn.toISOString(),
          waitingPosition: place.position,
        }
      : [];
  });
  const turn = ({ waitingPosition }: Registration) => waitingPosition ?? 0;
  return listed.sort((one, other) => turn(one) - turn(other));
}
