import { and, eq } from 'drizzle-orm';
import { PaymentStatus, type PlaceMove } from 'shared-api/contract';
import { sweepPlaces } from '../../src/club/places/sweep';
import { outbox, places } from '../../src/data/schema';
import type { Club, Person } from './club';
import { askedPayments } from './payments';

const mailsOf = ({ database: { db } }: Club, { id }: Person) =>
  db.select().from(outbox).where(eq(outbox.userId, id)).orderBy(outbox.id);

/** Helpers for tests of places. @param club returns the club that is open when they are called */
export const placesIn = (club: () => Club) => ({
  show: async (id: string, as?: Person) =>
    (await club().call('GET /api/v1/Sessions/{id}', { ...(as && { as }), params: { id } })).ok(),
  /** Answers by a mail's link, for the first time or again. */
  say: (as: Person, sessionId: string, isAttending: boolean) =>
    club().call('GET /api/v1/Attendance/confirm', {
      as,
      query: { sessionId, userId: as.id, attending: String(isAttending) },
    }),
  wait: (as: Person, id: string) =>
    club().call('POST /api/v1/Sessions/{id}/waiting-list', { as, params: { id } }),
  bring: (as: Person, id: string, firstName: string) =>
    club().call('POST /api/v1/Sessions/{id}/guests', { as, params: { id }, body: { firstName } }),
  /** Moves a player or their guest as an administrator does. */
  move: (as: Person, id: string, userId: string, body: PlaceMove) =>
    club().call('PUT /api/v1/Sessions/{id}/places/{userId}', { as, params: { id, userId }, body }),
  sweep: () => sweepPlaces(club().app.services),
  /** Mails to somebody, oldest first. */
  mailsTo: (person: Person) => mailsOf(club(), person),
  templatesTo: async (person: Person) => (await mailsOf(club(), person)).map(({ template }) => template),
  /** What somebody still has to pay. */
  owed: async ({ id }: Person) =>
    (await askedPayments(club())).filter(
      ({ userId, status }) => userId === id && status === PaymentStatus.Pending,
    ),
  /** The stored place, also of people who cannot see it themselves; undefined without any. */
  standingOf: async (sessionId: string, userId: string) =>
    (
      await club()
        .database.db.select()
        .from(places)
        .where(and(eq(places.sessionId, sessionId), eq(places.userId, userId)))
    )[0]?.standing,
});
