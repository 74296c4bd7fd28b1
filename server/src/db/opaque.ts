import { type SQL, sql } from 'drizzle-orm';

/**
 * A value of a prepared statement that the planner does not look at. Else it finds a plan for these very values
 * cheaper than the one for all, and makes it anew each time, which costs more than running it.
 */
export const opaque = (name: string, type: 'uuid' | 'uuid[]' | 'timestamptz' | 'date' | 'int'): SQL =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)})`;
