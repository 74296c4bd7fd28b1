import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Language, MailProblem, SkipReason } from 'shared-api/contract';
import { createdOn, id, instant } from './columns';
import { mailings } from './mailings';
import { users } from './users';

/** An e-mail's state. Every state but `Waiting` is final. */
export const OutboxState = { Waiting: 0, Sent: 1, Refused: 2, Skipped: 3, GivenUp: 4 } as const;
export type OutboxState = (typeof OutboxState)[keyof typeof OutboxState];

/**
 * In place of a template: a requested mail about an account, whose props say what was asked. Which e-mail is sent, if
 * any, is decided when it is its turn (`club/people/account-mails.ts`).
 */
export const accountMail = 'account-mail';

/** In place of a template: a notification on its own, by which somebody sees whether their devices show any. */
export const pushTrial = 'push-trial';

/**
 * E-mails and notifications, waiting or sent: one row per e-mail and recipient, and one for each of their devices that is
 * notified of the same, written in the transaction that causes it.
 */
export const outbox = pgTable(
  'outbox',
  {
    /** Becomes the Message-ID, the same for every attempt. */
    id: id(),
    /** Null outside of a mailing. */
    mailingId: uuid().references(() => mailings.id, { onDelete: 'cascade' }),
    /** Null once the recipient has left the club. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /**
     * The login of the device that it notifies; null: an e-mail. No reference: who notifies others would wait for one of
     * them who logs out, or fail.
     */
    deviceId: uuid(),
    template: text().notNull(),
    /** Null: the recipient's choice. */
    language: smallint().$type<Language>(),
    /** Null: the recipient's address at sending time. */
    address: text(),
    /**
     * Null: gathered at sending time, as for every mailing. Removed, with the address, once the e-mail is sent, skipped,
     * or no longer true.
     */
    props: jsonb(),
    /** What it reports the latest state of; earlier unsent e-mails to the person on it are dropped. */
    topic: text(),
    state: smallint().$type<OutboxState>().notNull().default(OutboxState.Waiting),
    /** Those that have begun since one last ended: others have ended with their process. */
    attempts: smallint().notNull().default(0),
    /** Why it could not be sent when that was last tried. */
    problem: text().$type<MailProblem>(),
    /** Why it was skipped; null if it was not, or by an earlier version. */
    skippedFor: text().$type<SkipReason>(),
    /** When it may be claimed. A claim postpones it, so that e-mails claimed by a dead process come back. */
    dueOn: instant().notNull(),
    /** When it is no longer true, as its mail declares; null if it stays true. */
    trueUntil: instant(),
    /** Until when it is tried. */
    triedUntil: instant().notNull(),
    createdOn: createdOn(),
  },
  (t) => [
    // Single e-mails first: a new password must not wait for a mailing to everybody.
    index('outbox_due_idx').on(sql`(${t.mailingId} is not null)`, t.dueOn).where(sql`${t.state} = 0`),
    index('outbox_mailing_idx').on(t.mailingId, t.state),
    index('outbox_user_idx').on(t.userId),
    index('outbox_tried_until_idx').on(t.triedUntil),
  ],
);
