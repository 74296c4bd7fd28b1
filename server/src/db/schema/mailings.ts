import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from 'shared-api/contract';
import type { SessionFacts } from '../../emails/facts';
import { createdOn, id, instant } from './columns';
import { sessions } from './sessions';
import { users } from './users';

/** E-mails to many: what an administrator sent, and what the clock asked for. */
export const mailings = pgTable(
  'mailings',
  {
    id: id(),
    /** What the clock asked for, so that it is asked for once; null for what an administrator sent. */
    key: text(),
    adminId: uuid().references(() => users.id, { onDelete: 'set null' }),
    template: text().notNull(),
    /** Null: each recipient's own. */
    language: smallint().$type<Language>(),
    customMessage: text(),
    customMessageFr: text(),
    /** The session that it is about; null for the next one. */
    sessionId: uuid().references(() => sessions.id, { onDelete: 'set null' }),
    /** For news of a change: the session as it was before, which also outlives the session itself. */
    formerSession: jsonb().$type<SessionFacts>(),
    createdOn: createdOn(),
  },
  (t) => [
    index('mailings_created_on_idx').on(t.createdOn),
    index('mailings_admin_idx').on(t.adminId),
    index('mailings_session_idx').on(t.sessionId),
    uniqueIndex('mailings_key').on(t.key),
  ],
);

/** Who gets a mailing, and whether they have: the ledger that keeps a retry from sending twice. */
export const mailingRecipients = pgTable(
  'mailing_recipients',
  {
    mailingId: uuid()
      .notNull()
      .references(() => mailings.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Null when the person has left since. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** `Delivery` of the communication feature. */
    state: smallint().notNull(),
    claimedOn: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.mailingId, t.position] }),
    index('mailing_recipients_state_idx').on(t.mailingId, t.state),
    index('mailing_recipients_user_idx').on(t.userId),
  ],
);
