import { asc, eq } from 'drizzle-orm';
import type { Rating } from 'shared-api/contract';
import { ratings } from '../../db/schema';
import type { Db, Tx } from '../../db/types';

/** Everybody's rating, 1 to 5; nobody without one. */
export const readRatings = (db: Db): Promise<Rating[]> =>
  db.select().from(ratings).orderBy(asc(ratings.userId));

/** @param rating 1 to 5; null for none */
export async function saveRating(tx: Tx, userId: string, rating: number | null): Promise<void> {
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
