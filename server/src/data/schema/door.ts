import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DoorEvent, DoorEventKind, DoorMethod, DoorRemark } from 'shared-api/door';
import { id, instant } from './columns';
import { ofSession } from './sessions';
import { users } from './users';

/**
 * What happened at the door of a session, as phones said it (docs/product.md, At the door). Append-only, enforced by a
 * trigger: only what names somebody who leaves is forgotten.
 */
export const doorEvents = pgTable(
  'door_events',
  {
    /** Made by the phone. */
    id: id(),
    sessionId: ofSession(),
    kind: text().$type<DoorEventKind>().notNull(),
    /** A user, a guest's place, or a walk-in's temporary id; null for `closed`, and once they have left. */
    person: uuid(),
    /** By the phone's clock, and corrected. */
    deviceTime: instant().notNull(),
    happenedOn: instant().notNull(),
    receivedOn: instant().notNull(),
    device: uuid().notNull(),
    sequence: integer().notNull(),
    method: text().$type<DoorMethod>(),
    walkIn: jsonb().$type<NonNullable<DoorEvent['walkIn']>>(),
    replaces: uuid(),
    reason: text(),
    /** What the desk should look at. */
    remark: text().$type<DoorRemark>(),
    /** Whose login said so; null for a link, and once they have left. */
    saidBy: uuid(),
  },
  (t) => [index('door_events_session_idx').on(t.sessionId), index('door_events_person_idx').on(t.person)],
);

/** Events whose remark somebody has looked at. */
export const doorRemarksNoted = pgTable(
  'door_remarks_noted',
  {
    event: uuid()
      .primaryKey()
      .references(() => doorEvents.id, { onDelete: 'cascade' }),
    notedOn: instant().notNull(),
    notedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [index('door_remarks_noted_by_idx').on(t.notedBy)],
);
