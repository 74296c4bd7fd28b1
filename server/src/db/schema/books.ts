import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RefundState } from 'shared-api/contract';
import { createdOn, version } from './columns';
import { entries } from './ledger';

/** Money to be sent back, or that was: one row for each entry of the kind `refund`, which knows whose, how much and why. */
export const refunds = pgTable(
  'refunds',
  {
    /** The entry's. */
    id: uuid()
      .primaryKey()
      .references(() => entries.id),
    state: text().$type<RefundState>().notNull().default('due'),
    /** The day on which the money left. */
    sentOn: date({ mode: 'string' }),
    note: text().notNull().default(''),
    decidedBy: uuid(),
    version: version(),
  },
  (t) => [index('refunds_state_idx').on(t.state)],
);

/** Months of the ledger in which nothing is entered any more, nor before them. */
export const closedMonths = pgTable('closed_months', {
  /** `YYYY-MM`. */
  month: text().primaryKey(),
  closedBy: uuid().notNull(),
  closedOn: createdOn(),
});
