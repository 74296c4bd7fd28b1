import { boolean, integer, pgTable } from 'drizzle-orm/pg-core';
import { ofUser } from './users';

/** Whose sessions a calendar program may ask for, by an address of their own. */
export const calendars = pgTable('calendars', {
  userId: ofUser().primaryKey(),
  /** Of the latest address; one with a lower number has ended. */
  number: integer().notNull(),
  /** Whether the latest address works. */
  isOn: boolean().notNull(),
});
