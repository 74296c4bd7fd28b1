import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdOn, id } from './columns';
import { ofSession } from './sessions';
import { users } from './users';

/** Links by which a shared phone runs one morning, as hashes of their secrets; valid until some hours after its end. */
export const doorLinks = pgTable(
  'door_links',
  {
    id: id(),
    sessionId: ofSession(),
    secretHash: text().notNull(),
    madeBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdOn: createdOn(),
  },
  (t) => [
    uniqueIndex('door_links_hash_key').on(t.secretHash),
    index('door_links_session_idx').on(t.sessionId),
    index('door_links_made_by_idx').on(t.madeBy),
  ],
);
