import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdOn } from './columns';
import { ofUser } from './users';

/** Replies to calls with an `Idempotency-Key`, for calls that arrive again. */
export const replies = pgTable(
  'replies',
  {
    userId: ofUser(),
    key: text().notNull(),
    /** A hash of the call and its input. */
    fingerprint: text().notNull(),
    status: smallint().notNull(),
    /** As JSON; null once somebody whom it names has been deleted. */
    body: text(),
    createdOn: createdOn(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('replies_created_idx').on(t.createdOn)],
);
