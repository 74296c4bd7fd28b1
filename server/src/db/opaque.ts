import { type SQL, sql } from 'drizzle-orm';

/**
 * Hides a prepared statement's value from the planner. Otherwise it finds a plan for these values cheaper
 * than the generic one and replans each time, which costs more than running it.
 */
export const opaque = (name: string, type: 'uuid' | 'uuid[]' | 'timestamptz' | 'date' | 'int'): SQL =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)})`;
