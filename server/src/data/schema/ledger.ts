import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { EntryKind, PaymentMethod } from 'shared-api/contract';
import { createdOn, id } from './columns';
import { payments } from './payments';
import { transfers } from './transfers';

/**
 * A person's account with the club. Its id is the person's and stays when they leave, without naming anybody. Created
 * when first needed.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    /** The reference for paying in advance; assigned on first use. */
    reference: text(),
    /** Credit that no payment has used: the sum of the entries without a payment. Maintained by a trigger of `entries`. */
    creditCents: integer().notNull().default(0),
    createdOn: createdOn(),
  },
  (t) => [
    uniqueIndex('accounts_reference_key').on(t.reference),
    check('accounts_credit_check', sql`${t.creditCents} >= 0`),
  ],
);

/**
 * The ledger: every cent that is charged, received, sent or moved. Append-only, enforced by a trigger. Positive amounts
 * are in the person's favour. A balance is a sum of entries.
 */
export const entries = pgTable(
  'entries',
  {
    id: id(),
    accountId: uuid().notNull(),
    /** The payment that it charges, pays or refunds; null for the person's credit. */
    paymentId: uuid().references(() => payments.id),
    kind: text().$type<EntryKind>().notNull(),
    amountCents: integer().notNull(),
    /** How money came or went; null when none moved. */
    method: smallint().$type<PaymentMethod>(),
    /** The reason when the kind alone does not tell; deleted with the person. */
    reason: text(),
    transferId: uuid().references(() => transfers.id),
    /** The booking date: when the money came, not when it was recorded. */
    date: date({ mode: 'string' }).notNull(),
    /** The administrator; null for answers, passes and transfers that settled automatically. */
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
