import { integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PushKind } from 'shared-api/contract';
import { createdOn, instant } from './columns';
import { logins } from './identity';
import { ofUser } from './users';

/** Devices on which their owner wants notifications: where to send them, by whose login, with which it ends. */
export const pushDevices = pgTable(
  'push_devices',
  {
    loginId: uuid()
      .primaryKey()
      .references(() => logins.id, { onDelete: 'cascade' }),
    /** The address that the browser's push service has given it (RFC 8030). */
    endpoint: text().notNull(),
    /** The browser's keys, by which only it can read what is sent (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdOn: createdOn(),
    /** When its push service last took something for it. */
    deliveredOn: instant(),
    /** How often it has not, since then or since the first time. */
    failures: integer().notNull().default(0),
    failingSince: instant(),
  },
  (t) => [uniqueIndex('push_devices_endpoint_key').on(t.endpoint)],
);

/** What somebody does not want on their devices. */
export const pushKindsOff = pgTable(
  'push_kinds_off',
  { userId: ofUser(), kind: text().$type<PushKind>().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
);
