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
  TransferDoubt,
  TransferReason,
  TransferSource,
  TransferState,
} from 'shared-api/contract';
import { clubCurrency } from 'shared-api/money';
import { createdOn, id, instant, version } from './columns';
import { payments } from './payments';
import { users } from './users';

/** Money received on the club's account, according to the bank or Interac. */
export const transfers = pgTable(
  'transfers',
  {
    id: id(),
    /** Identifies the transfer: the bank's or Interac's number, or a digest of the row. */
    key: text().notNull(),
    source: text().$type<TransferSource>().notNull(),
    date: date({ mode: 'string' }).notNull(),
    amountCents: integer().notNull(),
    /** ISO 4217. */
    currency: text().notNull().default(clubCurrency),
    sender: text().notNull(),
    message: text().notNull(),
    /** The mail's signature check, from its headers. */
    dkim: text(),
    state: text().$type<TransferState>().notNull(),
    reason: text().$type<TransferReason>().notNull(),
    /** What kept it from settling automatically, also after somebody has decided. */
    doubt: text().$type<TransferDoubt>(),
    /** The payment that it settled; a suggestion while undecided. */
    paymentId: uuid().references(() => payments.id, { onDelete: 'set null' }),
    /** The person whose balance it was credited to; a suggestion while undecided. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The payment's date before settlement, for undoing it. */
    owedSince: date({ mode: 'string' }),
    decidedOn: instant(),
    /** Null when it settled automatically. */
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    note: text().notNull().default(''),
    createdOn: createdOn(),
    version: version(),
  },
  (t) => [
    uniqueIndex('transfers_key').on(t.key),
    index('transfers_payment_idx').on(t.paymentId),
    index('transfers_user_idx').on(t.userId),
    index('transfers_date_idx').on(t.date, t.id),
    index('transfers_state_idx').on(t.state, t.date, t.id),
  ],
);

/** The mailbox that receives Interac's notices: at most one row. */
export const noticeMailbox = pgTable('notice_mailbox', {
  id: smallint().primaryKey().default(1),
  host: text().notNull(),
  port: integer().notNull(),
  security: text().$type<NoticeMailbox['security']>().notNull(),
  username: text().notNull(),
  /** Encrypted with a key outside the database. */
  sealedPassword: text().notNull(),
  folder: text().notNull(),
  isOn: boolean().notNull(),
  /** The UIDVALIDITY to which `lastUid` belongs (RFC 9051, 2.3.1.1), and the last message read. */
  uidValidity: text(),
  lastUid: bigint({ mode: 'number' }).notNull().default(0),
  triedOn: instant(),
  fetchedOn: instant(),
  problem: text().$type<MailboxProblem>(),
  problemSince: instant(),
  /** Since when reading has failed; null when it works. */
  failingSince: instant(),
  /** When administrators were e-mailed about the failure; null when it works. */
  reportedOn: instant(),
  last: jsonb().$type<NoticeMailbox['last']>(),
  hasMore: boolean().notNull().default(false),
  /** Until when one process has it to itself; if it dies, the messages are read again. */
  leasedUntil: instant(),
  version: version(),
});

/** The column mapping that somebody last chose for a bank's statements of this form. */
export const statementMappings = pgTable('statement_mappings', {
  /** A digest of what tells the bank's files from others. */
  fingerprint: text().primaryKey(),
  mapping: jsonb().$type<StatementMapping>().notNull(),
  createdOn: createdOn(),
});
