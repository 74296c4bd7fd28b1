import { date, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdOn, id, instant } from './columns';

/** Attendance from before the club was here: what was brought in together. Its sessions and places name it. */
export const attendanceImports = pgTable('attendance_imports', {
  id: id(),
  broughtBy: uuid().notNull(),
  broughtOn: createdOn(),
  /** How many sessions were made, and how many people’s attendances were entered. */
  sessions: integer().notNull(),
  attendances: integer().notNull(),
  /** The first and the last of its days. */
  firstDay: date({ mode: 'string' }).notNull(),
  lastDay: date({ mode: 'string' }).notNull(),
  takenBackOn: instant(),
});
