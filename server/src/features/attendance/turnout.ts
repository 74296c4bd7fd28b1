import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Turnout } from 'shared-api/contract';
import { firstOf } from '../../db/rows';
import { payments, places, users } from '../../db/schema';
import type { Db } from '../../db/types';
import { hasNotAnswered } from '../sessions/unanswered';
import { isOpenPayment } from '../treasury/store';
import { userName } from './store';

const count = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;

/** Where everybody stands with a session, and what is still owed for it. */
export async function readTurnout(db: Db, sessionId: string): Promise<Turnout> {
  const { standing, source, userId } = places;
  const counted = await firstOf(
    db
      .select({
        in: count(sql`${standing} = 'in'`),
        // Whoever is out because their pass ended has not answered.
        out: count(sql`${standing} = 'out' and ${source} <> 'pass' and ${userId} is not null`),
        waiting: count(sql`${standing} in ('waiting', 'offered')`),
      })
      .from(places)
      .where(eq(places.sessionId, sessionId)),
  );
  const unanswered = await db
    .select({ id: users.id, userName })
    .from(users)
    .where(hasNotAnswered(db, sessionId))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
  const due = await firstOf(
    db
      .select({
        cents: sql<number>`coalesce(sum(${payments.openCents}), 0)::int`,
        owing: sql<number>`count(distinct ${payments.userId})::int`,
      })
      .from(payments)
      .where(and(eq(payments.sessionId, sessionId), isOpenPayment)),
  );
  return {
    ...(counted ?? { in: 0, out: 0, waiting: 0 }),
    unanswered,
    owed: (due?.cents ?? 0) / 100,
    owing: due?.owing ?? 0,
  };
}
