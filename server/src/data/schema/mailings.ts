import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language, MailGroup, MailingRecord } from 'shared-api/contract';
import { createdOn, id, instant } from './columns';
import { sessions } from './sessions';
import { users } from './users';

/** A mailing's common properties; each of its e-mails is a row of the outbox. */
export const mailings = pgTable(
  'mailings',
  {
    id: id(),
    /** Deduplicates scheduled mailings; null for an administrator's. */
    key: text(),
    adminId: uuid().references(() => users.id, { onDelete: 'set null' }),
    template: text().notNull(),
    /** Null: each recipient's own. */
    language: smallint().$type<Language>(),
    /** Whom it is for, looked up when it is sent; null for chosen people. */
    audience: jsonb().$type<MailGroup>(),
    /** The chosen people of a scheduled one. */
    people: uuid().array(),
    state: text().$type<MailingRecord['state']>().notNull().default('sent'),
    /** When it was sent, or is to be. */
    dueOn: instant().notNull(),
    customSubject: text(),
    customSubjectFr: text(),
    customMessage: text(),
    customMessageFr: text(),
    /** The session that it is about; null for the next one. */
    sessionId: uuid().references(() => sessions.id, { onDelete: 'set null' }),
    /** For news of a change: the session as it was before, even after the session is deleted. */
    formerSession: jsonb(),
    /** Whether its recipients had a spot in it then: the places of a deleted session are gone. */
    toPlayers: boolean().notNull().default(false),
    createdOn: createdOn(),
  },
  (t) => [
    index('mailings_due_on_idx').on(t.dueOn, t.id),
    index('mailings_scheduled_idx').on(t.dueOn).where(sql`${t.state} = 'scheduled'`),
    index('mailings_admin_idx').on(t.adminId),
    index('mailings_session_idx').on(t.sessionId),
    uniqueIndex('mailings_key').on(t.key),
  ],
);
