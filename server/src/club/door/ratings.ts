import { asc, eq } from 'drizzle-orm';
import type { Rating } from 'shared-api/contract';
import type { Db, Tx } from '../../data/rows';
import { ratings } from '../../data/schema';
import { lockUser } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Route } from '../../http/route';
import { audit } from '../log/write';

/**
 * How strong people play: the only calls that read or write it. It is in no answer, file or e-mail to anybody but
 * administrators, the file of a person's own data included (test/privacy/ratings.full.test.ts).
 */
export function ratingRoutes(route: Route): void {
  route('GET /api/v1/Ratings', ({ services: { db } }) => readRatings(db));

  route('PUT /api/v1/Ratings/{userId}', async ({ services: { db }, params: { userId }, body, caller }) => {
    if (!(await lockUser(db, userId))) return refuse('userNotFound');
    await saveRating(db, userId, body.rating);
    // About nobody and without the figure: what is said about somebody is in the file of their data.
    await audit(db, caller, { action: 'rating.update', entityId: userId, about: [] });
    return readRatings(db);
  });
}

/** Everybody's rating, 1 to 5; nobody without one. */
const readRatings = (db: Db): Promise<Rating[]> => db.select().from(ratings).orderBy(asc(ratings.userId));

/** @param rating 1 to 5; null for none */
async function saveRating(tx: Tx, userId: string, rating: number | null): Promise<void> {
  if (rating === null) await tx.delete(ratings).where(eq(ratings.userId, userId));
  else
    await tx
      .insert(ratings)
      .values({ userId, rating })
      .onConflictDoUpdate({ target: ratings.userId, set: { rating } });
}

/** Lets a walk-in's rating be that of the person they turned out to be, who may have one of their own. */
export async function moveRating(tx: Tx, from: string, into: string): Promise<void> {
  const [was] = await tx.delete(ratings).where(eq(ratings.userId, from)).returning();
  if (was)
    await tx
      .insert(ratings)
      .values({ ...was, userId: into })
      .onConflictDoNothing();
}
