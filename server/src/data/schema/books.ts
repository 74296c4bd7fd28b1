import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RefundState } from 'shared-api/contract';
import { createdOn, id, instant, version } from './columns';
import { entries } from './ledger';
import { payments } from './payments';

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

/**
 * Balances from before the club kept its books here, as they were brought in: one row for each line of a list; of a pass,
 * one for what it cost, and one for what was paid of it.
 */
export const openings = pgTable(
  'openings',
  {
    id: id(),
    /** What was brought in together. */
    importId: uuid().notNull(),
    accountId: uuid().notNull(),
    /** What is owed; null for credit. */
    paymentId: uuid().references(() => payments.id),
    /** Below zero it is owed. */
    amountCents: integer().notNull(),
    /** Tells the line, so that it is not brought in twice; null once it is taken back or its person has left, and of a pass. */
    key: text(),
    broughtBy: uuid().notNull(),
    broughtOn: createdOn(),
    takenBackOn: instant(),
  },
  (t) => [
    index('openings_import_idx').on(t.importId),
    index('openings_account_idx').on(t.accountId),
    index('openings_payment_idx').on(t.paymentId),
  ],
);
