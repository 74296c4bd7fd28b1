import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RefundState } from 'shared-api/contract';
import { createdOn, version } from './columns';
import { entries } from './ledger';

/**
 * The state of refunds: one row for each `refund` entry of the ledger, which has account, amount and reason.
 */
export const refunds = pgTable(
  'refunds',
  {
    /** The entry's id. */
    id: uuid()
      .primaryKey()
      .references(() => entries.id),
    state: text().$type<RefundState>().notNull().default('due'),
    /** The day on which the money was sent. */
    sentOn: date({ mode: 'string' }),
    note: text().notNull().default(''),
    decidedBy: uuid(),
    version: version(),
  },
  (t) => [index('refunds_state_idx').on(t.state)],
);

/** Closed months of the ledger: neither they nor earlier months take entries. */
export const closedMonths = pgTable('closed_months', {
  /** `YYYY-MM`. */
  month: text().primaryKey(),
  closedBy: uuid().notNull(),
  closedOn: createdOn(),
});
