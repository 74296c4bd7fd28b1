import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { PaymentStatus, Plan, SessionStatus } from 'shared-api/contract';
import { payments, places, sessions, subscriptions } from '../../src/db/schema';
import { clubForAll, type Person } from '../support/club';
import { countedPlaces, storedCounts } from '../support/counts';

const club = clubForAll();
beforeAll(async () => {
  await club.admin();
});

test('who changes their plan while sessions and answers change is served, and so is everybody else', async () => {
  const players = await club.people(4);
  const ids = await Promise.all(Array.from({ length: 4 }, () => club.session({ maxCapacity: 4 })));
  const answer = (as: Person, sessionId: string, isAttending: boolean) =>
    club.call('PUT /api/v1/Attendance/sessions/{sessionId}', {
      as,
      params: { sessionId },
      body: { isAttending },
    });
  const plan = (as: Person, paymentPlan: Plan) =>
    club.call('PATCH /api/v1/Users/me/payment-plan', { as, body: { paymentPlan } });
  const change = async (id: string, values: object) => {
    const body = {
      ...{ sessionDate: '2026-11-28', startTime: '10:00', endTime: '12:00', location: 'The gym' },
      ...{ maxCapacity: 4, dropInPrice: 10, status: SessionStatus.Open, ...values },
    };
    return club.call('PUT /api/v1/Sessions/{id}', { as: await club.admin(), params: { id }, body });
  };
  for (const as of players) {
    for (const id of ids) {
      (await club.call('POST /api/v1/Sessions/{id}/register', { as, params: { id } })).ok(201);
    }
  }
  for (let round = 0; round < 8; round++) {
    const isEven = round % 2 === 0;
    const replies = await Promise.all([
      ...players.map((as) => plan(as, isEven ? Plan.Membership : Plan.DropIn)),
      ...ids.map((id) => change(id, { status: isEven ? SessionStatus.Cancelled : SessionStatus.Open })),
      ...players.flatMap((as) => ids.map((id) => answer(as, id, isEven))),
      ...players.map((as) => plan(as, isEven ? Plan.DropIn : Plan.Membership)),
      ...ids.map((id) => change(id, { dropInPrice: isEven ? 12 : 10, pendingDues: 'change' })),
    ]);
    expect(replies.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const { db } = club.database;
    expect(await storedCounts(db)).toEqual(await countedPlaces(db));
    // Nobody owes anything for a cancelled session.
    const owed = await db
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(sessions, eq(sessions.id, payments.sessionId))
      .where(
        and(
          eq(payments.status, PaymentStatus.Pending),
          isNull(payments.withdrawnOn),
          eq(sessions.status, SessionStatus.Cancelled),
        ),
      );
    expect(owed).toEqual([]);
    // Whoever comes has a pass that covers the date and owes nothing, or has none and owes the price once.
    const coming = await db
      .select({
        isCovered: sql<boolean>`exists (select 1 from ${subscriptions} c where c.user_id = ${places.userId}
          and c.status = 0 and ${sessions.sessionDate} between c.start_date and c.end_date)`,
        charges: sql<number>`(select count(*)::int from ${payments} p
          where p.user_id = ${places.userId} and p.session_id = ${sessions.id} and p.withdrawn_on is null)`,
      })
      .from(places)
      .innerJoin(sessions, eq(sessions.id, places.sessionId))
      .where(and(eq(places.standing, 'in'), ne(sessions.status, SessionStatus.Cancelled)));
    for (const { isCovered, charges } of coming) expect(charges).toBe(isCovered ? 0 : 1);
  }
});
