import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  MailboxProblem,
  NoticeMailbox,
  StatementMapping,
  TransferReason,
  TransferSource,
  TransferState,
} from 'shared-api/contract';
import { createdOn, id, instant, version } from './columns';
import { payments } from './payments';
import { users } from './users';

/** Money that has come to the club's account, as the bank or Interac says. */
export const transfers = pgTable(
  'transfers',
  {
    id: id(),
    /** The bank's or Interac's number, or a digest of the row: what makes it this transfer and no other. */
    key: text().notNull(),
    source: text().$type<TransferSource>().notNull(),
    date: date({ mode: 'string' }).notNull(),
    amountCents: integer().notNull(),
    sender: text().notNull(),
    message: text().notNull(),
    /** What a mail's headers say of its signature. */
    dkim: text(),
    state: text().$type<TransferState>().notNull(),
    reason: text().$type<TransferReason>().notNull(),
    /** What it has settled; what it seems to be for as long as nobody has decided. */
    paymentId: uuid().references(() => payments.id, { onDelete: 'set null' }),
    /** Whose balance it has been put to; whose it seems to be for as long as nobody has decided. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The day of the payment before it was settled, for taking that back. */
    owedSince: date({ mode: 'string' }),
    decidedOn: instant(),
    /** Nobody when it has settled by itself. */
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    note: text().notNull().default(''),
    createdOn: createdOn(),
    version: version(),
  },
  (t) => [
    uniqueIndex('transfers_key').on(t.key),
    // Whatever happens, a payment is settled once.
    uniqueIndex('transfers_settled_payment_key')
      .on(t.paymentId)
      .where(sql`${t.state} in ('settled', 'over') and ${t.decidedOn} is not null`),
    index('transfers_payment_idx').on(t.paymentId),
    index('transfers_user_idx').on(t.userId),
    index('transfers_date_idx').on(t.date, t.id),
    index('transfers_state_idx').on(t.state, t.date, t.id),
  ],
);

/** The mailbox that Interac's notices arrive in: one row, once somebody has named it. */
export const noticeMailbox = pgTable('notice_mailbox', {
  id: smallint().primaryKey().default(1),
  host: text().notNull(),
  port: integer().notNull(),
  security: text().$type<NoticeMailbox['security']>().notNull(),
  username: text().notNull(),
  /** Encrypted with a key that is not in the database. */
  sealedPassword: text().notNull(),
  folder: text().notNull(),
  isOn: boolean().notNull(),
  /** The UIDVALIDITY for which `lastUid` holds (RFC 9051, 2.3.1.1), and the last message that was read. */
  uidValidity: text(),
  lastUid: bigint({ mode: 'number' }).notNull().default(0),
  triedOn: instant(),
  fetchedOn: instant(),
  problem: text().$type<MailboxProblem>(),
  problemSince: instant(),
  /** Since when it could not be read, for whatever reasons; null once it can. */
  failingSince: instant(),
  /** When the administrators were e-mailed that it could not be read; null once it can. */
  reportedOn: instant(),
  last: jsonb().$type<NoticeMailbox['last']>(),
  hasMore: boolean().notNull().default(false),
  /** Until when one process alone reads it; what it holds when it ends before is read again. */
  leasedUntil: instant(),
  version: version(),
});

/** Which column of a bank's statements holds what, as it was last used for statements of that form. */
export const statementMappings = pgTable('statement_mappings', {
  /** A digest of the columns' names. */
  fingerprint: text().primaryKey(),
  mapping: jsonb().$type<StatementMapping>().notNull(),
  createdOn: createdOn(),
});
