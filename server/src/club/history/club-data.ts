import { and, asc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { type ClubData, SeasonStatus, SessionStatus } from 'shared-api/contract';
import type { Db } from '../../data/rows';
import { accounts, payments, places, seasons, sessions, subscriptions, users } from '../../data/schema';
import { shownEmail } from '../../data/users';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import type { Locale } from '../../messages';
import type { Feature } from '../feature';
import { logSecurityEvent } from '../log/security-log';
import { owedCents } from '../money/dues';
import { linesOf } from '../money/months';
import { isStanding } from '../money/settle';
import { hasCome, hasPlayed } from '../places/store';
import { readKnown } from './people';

/** What a club takes along when it leaves, or keeps beside its backups. */
export const clubDataFeature: Feature = { routes: clubDataRoutes };

function clubDataRoutes(route: Route, services: Services): void {
  route('GET /api/v1/Settings/data', async ({ caller, client, locale }) => {
    await logSecurityEvent(services, services.db, { event: 'club-exported', actor: caller, client });
    return services.db.transaction((tx) => readClub(tx, locale, services.clock.now()), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
  });
}

const person = { firstName: users.firstName, lastName: users.lastName, email: shownEmail };

/** Reads everything as of one moment. */
async function readClub(db: Db, locale: Locale, now: Date): Promise<ClubData> {
  const known = await readKnown(db);
  const people = known.map(({ firstName, lastName, email, language, isAdmin }) => ({
    ...{ firstName, lastName, email: email ?? '', language, isAdmin },
  }));
  const { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, status } = sessions;
  const held = await db
    .select({ sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, status })
    .from(sessions)
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
  return {
    people,
    sessions: held,
    attendance: await readAttended(db, now),
    passes: await readPasses(db),
    balances: await readBalancesOf(db),
    entries: await linesOf(db, undefined, locale),
  };
}

/** Who had a spot in a past session, or came without one. */
function readAttended(db: Db, now: Date): Promise<ClubData['attendance']> {
  const came = sql<boolean>`${hasPlayed}`;
  const guests = sql<number>`(select count(*)::int from ${places} as guest
    where guest.session_id = ${places.sessionId} and guest.host_id = ${places.userId} and guest.standing = 'in')`;
  return db
    .select({ ...person, sessionDate: sessions.sessionDate, came, guests })
    .from(places)
    .innerJoin(sessions, eq(sessions.id, places.sessionId))
    .innerJoin(users, eq(users.id, places.userId))
    .where(
      and(
        lte(sessions.endsAt, now),
        ne(sessions.status, SessionStatus.Cancelled),
        or(eq(places.standing, 'in'), hasCome),
      ),
    )
    .orderBy(asc(sessions.startsAt), asc(users.lastName), asc(users.firstName), asc(users.id));
}

function readPasses(db: Db): Promise<ClubData['passes']> {
  const { startDate, endDate, price, status } = subscriptions;
  const sumOf = (cents: typeof payments.paidCents | typeof payments.openCents) =>
    sql<number>`coalesce((select sum(${cents}) from ${payments}
      where ${payments.subscriptionId} = ${subscriptions.id} and ${isStanding}), 0)::int / 100.0`.mapWith(
      Number,
    );
  return db
    .select({
      ...{ ...person, season: sql<string>`coalesce(${seasons.name}, '')`, startDate, endDate, price },
      ...{ paid: sumOf(payments.paidCents), owes: sumOf(payments.openCents) },
      isEnded: sql<boolean>`${status} = ${sql.raw(String(SeasonStatus.Cancelled))}`,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .leftJoin(seasons, eq(seasons.id, subscriptions.seasonId))
    .orderBy(asc(startDate), asc(users.lastName), asc(users.firstName), asc(subscriptions.id));
}

/** What people owe and have. What is left to pay for a pass is owed with the pass, so that it is not counted twice. */
async function readBalancesOf(db: Db): Promise<ClubData['balances']> {
  const owed = owedCents(and(eq(payments.accountId, users.id), isNull(payments.subscriptionId)));
  const credit = sql<number>`coalesce(${accounts.creditCents}, 0)::int`;
  const rows = await db
    .select({ ...person, owed, credit })
    .from(users)
    .leftJoin(accounts, eq(accounts.id, users.id))
    .where(sql`${owed} <> 0 or ${credit} <> 0`)
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
  return rows.map((row) => ({ ...row, owed: row.owed / 100, credit: row.credit / 100 }));
}
