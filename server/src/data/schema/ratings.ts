import { sql } from 'drizzle-orm';
import { check, pgTable, smallint } from 'drizzle-orm/pg-core';
import { ofUser } from './users';

/**
 * How strong people play, for dividing them into teams. A table of its own, so that nothing that reads people reads it,
 * too (docs/product.md, Teams).
 */
export const ratings = pgTable(
  'ratings',
  { userId: ofUser().primaryKey(), rating: smallint().notNull() },
  (t) => [check('ratings_rating_check', sql`${t.rating} between 1 and 5`)],
);
