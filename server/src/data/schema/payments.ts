import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PaymentMethod, PaymentStatus, Plan } from 'shared-api/contract';
import { bareReference } from '../search';
import { createdOn, id, instant, money, version } from './columns';
import { subscriptions } from './seasons';
import { sessions } from './sessions';
import { users } from './users';

/** Money owed and received. Payments outlive their person, without the name. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The payer's account, also once they have left. */
    accountId: uuid().notNull(),
    subscriptionId: uuid().references(() => subscriptions.id, { onDelete: 'set null' }),
    sessionId: uuid().references(() => sessions.id, { onDelete: 'set null' }),
    /** The guest's name when it is for a guest's place; null for the player's own. */
    guestName: text(),
    /** The reference to put in the Interac message. */
    reference: text().notNull(),
    amount: money().notNull(),
    plan: smallint().$type<Plan>().notNull(),
    status: smallint().$type<PaymentStatus>().notNull(),
    method: smallint().$type<PaymentMethod>().notNull(),
    /** Whether it is what somebody owed before the club kept its books here. */
    opening: boolean().notNull().default(false),
    paymentDate: instant().notNull(),
    /** The amount received: the sum of its entries of money. Maintained by a trigger of `entries`. */
    paidCents: integer().notNull().default(0),
    /** What is left to pay: zero unless it is due. */
    openCents: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`case when "status" = 0 and "withdrawn_on" is null then greatest(0, ("amount" * 100)::integer - "paid_cents") else 0 end`,
      ),
    /** When it stopped being due; the row stays, with its reference. */
    withdrawnOn: instant(),
    /** When the payer said that they have sent the money; null until they do. */
    sentOn: instant(),
    /** When they first said so since it became due: repeating it does not renew it. */
    firstSentOn: instant(),
    createdOn: createdOn(),
    version: version(),
  },
  (t) => [
    index('payments_date_idx').on(t.paymentDate, t.id),
    index('payments_status_date_idx').on(t.status, t.paymentDate, t.id),
    // For the list's sort orders.
    index('payments_amount_idx').on(t.amount, t.id),
    index('payments_plan_idx').on(t.plan, t.id),
    index('payments_status_idx').on(t.status, t.id),
    index('payments_open_idx').on(t.accountId).where(sql`${t.openCents} > 0`),
    index('payments_user_idx').on(t.userId, t.paymentDate),
    uniqueIndex('payments_reference_key').on(t.reference),
    index('payments_reference_search_idx').using('gin', sql`${bareReference(t.reference)} gin_trgm_ops`),
    index('payments_session_idx').on(t.sessionId, t.userId),
    index('payments_subscription_idx').on(t.subscriptionId),
  ],
);
