import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { EntryKind, PaymentMethod } from 'shared-api/contract';
import { createdOn, id } from './columns';
import { payments } from './payments';
import { transfers } from './transfers';

/**
 * Somebody's account with the club. Its id is the person's, and stays when they leave: then it names nobody. Made when it is
 * first needed.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    /** What the person writes in an Interac message to pay in advance; given out when they first look. */
    reference: text(),
    /** Money of theirs that no payment has used: the sum of the entries without one. A trigger of `entries` keeps it. */
    creditCents: integer().notNull().default(0),
    createdOn: createdOn(),
  },
  (t) => [
    uniqueIndex('accounts_reference_key').on(t.reference),
    check('accounts_credit_check', sql`${t.creditCents} >= 0`),
  ],
);

/**
 * The ledger: every cent that is charged, comes, goes or moves. Entries are added, never changed or deleted; a trigger sees to it.
 * Positive amounts are in the person's favour. A balance is a sum of entries.
 */
export const entries = pgTable(
  'entries',
  {
    id: id(),
    accountId: uuid().notNull(),
    /** The payment that it charges, pays or gives back; null for the person's credit. */
    paymentId: uuid().references(() => payments.id),
    kind: text().$type<EntryKind>().notNull(),
    amountCents: integer().notNull(),
    /** How money came or went; null where none moved. */
    method: smallint().$type<PaymentMethod>(),
    /** Why, where the kind alone does not say it; forgotten when the person is. */
    reason: text(),
    transferId: uuid().references(() => transfers.id),
    /** The day in the club's books: when the money came, not when somebody noted it. */
    date: date({ mode: 'string' }).notNull(),
    /** The administrator; null when it follows from an answer, a pass or a transfer that settled by itself. */
    madeBy: uuid(),
    createdOn: createdOn(),
  },
  (t) => [
    index('entries_account_idx').on(t.accountId, t.id),
    index('entries_payment_idx').on(t.paymentId),
    index('entries_date_idx').on(t.date, t.kind),
    index('entries_transfer_idx').on(t.transferId),
    check('entries_amount_check', sql`${t.amountCents} <> 0`),
  ],
);
