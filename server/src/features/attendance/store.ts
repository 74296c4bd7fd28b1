import { and, asc, eq, gt, gte, notExists, sql } from 'drizzle-orm';
import { type Registration, SessionStatus } from 'shared-api/contract';
import { builtOnce } from '../../db/built-once';
import { payments, places, sessions, settings, users } from '../../db/schema';
import type { Db } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { Services } from '../../services';
import { readPlaces } from '../places/view';
import { initial } from '../settings/store';
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

/** A session that takes answers, has as many in as its capacity, and in which somebody has no place. */
const fullSession = builtOnce((db) => {
  const its = (name: string) => sql.placeholder(name);
  const closes = sql`coalesce(${settings.answersCloseMinutes}, ${sql.raw(String(initial.answersCloseMinutes))})`;
  const own = and(eq(places.sessionId, sessions.id), eq(places.userId, its('userId')));
  return db
    .select({ id: sessions.id })
    .from(sessions)
    .leftJoin(settings, sql`true`)
    .where(
      and(
        eq(sessions.id, its('sessionId')),
        eq(sessions.status, SessionStatus.Full),
        gte(sessions.registeredPlayersCount, sessions.maxCapacity),
        gt(sessions.startsAt, sql`${its('now')}::timestamptz + ${closes} * interval '1 minute'`),
        notExists(db.select({ id: places.id }).from(places).where(own)),
      ),
    )
    .prepare('full_session');
});

/**
 * Refuses a yes that `decide` would refuse, whatever else is so: a crowd does not wait for the session's lock to be told
 * that it is full.
 */
export async function refuseIfFull(
  { db, clock }: Services,
  sessionId: string,
  userId: string,
): Promise<void> {
  const [full] = await fullSession(db).execute({ sessionId, userId, now: clock.now().toISOString() });
  if (full) refuse('sessionFull');
}
