import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdOn, id, instant } from './columns';

/** Passes from before the club was here: what was brought in together. The passes and their `openings` name it. */
export const passImports = pgTable('pass_imports', {
  id: id(),
  broughtBy: uuid().notNull(),
  broughtOn: createdOn(),
  passes: integer().notNull(),
  /** What was paid for them before, and what was still owed. */
  paidCents: integer().notNull(),
  owedCents: integer().notNull(),
  takenBackOn: instant(),
});
