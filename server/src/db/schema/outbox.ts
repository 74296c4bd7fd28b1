import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from 'shared-api/contract';
import type { EmailProps, TemplateName } from '../../emails/props';
import { createdOn, id, instant } from './columns';
import { mailings } from './mailings';
import { users } from './users';

/** What has become of an e-mail. Every state but `Waiting` is final. */
export const OutboxState = { Waiting: 0, Sent: 1, Refused: 2, Skipped: 3, GivenUp: 4 } as const;
export type OutboxState = (typeof OutboxState)[keyof typeof OutboxState];

/** E-mails, to be sent or sent: each row is one e-mail to one person, written in the transaction that causes it. */
export const outbox = pgTable(
  'outbox',
  {
    /** Becomes the Message-ID, so that every attempt has the same one. */
    id: id(),
    /** Null for an e-mail on its own. */
    mailingId: uuid().references(() => mailings.id, { onDelete: 'cascade' }),
    /** Null once the receiver has left the club. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    template: text().$type<TemplateName>().notNull(),
    /** Null: what the receiver has chosen. */
    language: smallint().$type<Language>(),
    /** Null: the receiver's, as it is when the e-mail leaves. */
    address: text(),
    /** Null: gathered when the e-mail leaves, as for every mailing. Removed, with the address, when nothing is left to do. */
    props: jsonb().$type<EmailProps[TemplateName]>(),
    /** What it says the newest of; of two e-mails to one person on the same topic, the earlier one does not leave any more. */
    topic: text(),
    state: smallint().$type<OutboxState>().notNull().default(OutboxState.Waiting),
    attempts: smallint().notNull().default(0),
    /** When it may be claimed. A claim puts it off, so that what a dead process has claimed comes back by itself. */
    dueOn: instant().notNull(),
    createdOn: createdOn(),
  },
  (t) => [
    // E-mails on their own first: nobody's new password waits for a mailing to everybody.
    index('outbox_due_idx').on(sql`(${t.mailingId} is not null)`, t.dueOn).where(sql`${t.state} = 0`),
    index('outbox_mailing_idx').on(t.mailingId, t.state),
    index('outbox_user_idx').on(t.userId),
    index('outbox_created_on_idx').on(t.createdOn),
  ],
);
