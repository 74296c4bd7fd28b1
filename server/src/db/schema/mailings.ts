import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SessionFacts } from '../../emails/facts';
import { createdOn, id } from './columns';
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
    customMessage: text(),
    customMessageFr: text(),
    /** The session that it is about; null for the next one. */
    sessionId: uuid().references(() => sessions.id, { onDelete: 'set null' }),
    /** For news of a change: the session as it was before, even after the session is deleted. */
    formerSession: jsonb().$type<SessionFacts>(),
    /** Whether its recipients had a spot in it then: the places of a deleted session are gone. */
    toPlayers: boolean().notNull().default(false),
    createdOn: createdOn(),
  },
  (t) => [
    index('mailings_created_on_idx').on(t.createdOn),
    index('mailings_admin_idx').on(t.adminId),
    index('mailings_session_idx').on(t.sessionId),
    uniqueIndex('mailings_key').on(t.key),
  ],
);
