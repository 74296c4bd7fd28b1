import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from 'shared-api/contract';
import { createdOn, id, money, version } from './columns';
import { users } from './users';

/** The club's settings: exactly one row. */
export const settings = pgTable('settings', {
  id: smallint().primaryKey().default(1),
  organizationName: text().notNull(),
  defaultPrice: money().notNull(),
  maxCapacity: integer().notNull(),
  address: text().notNull(),
  welcomeEmail: boolean().notNull(),
  sessionReminder: boolean().notNull(),
  lowCapacityAlert: boolean().notNull(),
  version: version(),
});

/** Every change an administrator made. Rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: createdOn(),
    /** Kept with the name and without a foreign key: the log outlives the administrator's account. */
    actorId: uuid(),
    actorName: text().notNull(),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    index('audit_log_at_idx').on(t.at, t.id),
    index('audit_log_entity_idx').on(t.entity, t.entityId, t.at),
    index('audit_log_action_idx').on(t.action, t.at),
    index('audit_log_actor_idx').using('gin', sql`lower(${t.actorName}) gin_trgm_ops`),
  ],
);

/** E-mails to many, as an administrator sent them, and how far each mailing is. */
export const mailings = pgTable(
  'mailings',
  {
    id: id(),
    adminId: uuid().references(() => users.id, { onDelete: 'set null' }),
    emailType: text().notNull(),
    language: smallint().$type<Language>().notNull(),
    customMessage: text(),
    customMessageFr: text(),
    total: integer().notNull(),
    sent: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    createdOn: createdOn(),
  },
  (t) => [index('mailings_created_on_idx').on(t.createdOn), index('mailings_admin_idx').on(t.adminId)],
);

/** E-mails that have left, so that a job that runs again does not send its e-mail again. */
export const deliveredEmails = pgTable(
  'delivered_emails',
  { jobId: uuid().primaryKey(), template: text().notNull(), deliveredOn: createdOn() },
  (t) => [index('delivered_emails_on_idx').on(t.deliveredOn)],
);
