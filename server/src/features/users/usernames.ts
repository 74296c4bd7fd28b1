import { eq, sql } from 'drizzle-orm';
import { plain, rules } from 'shared-api/contract';
import { users } from '../../db/schema';
import type { Db } from '../../db/types';

const { min, max } = rules.username;

/** A username made of an address: `marie.tremblay@…` becomes `marie-tremblay`; too short ones are filled up. */
export const usernameOf = (email: string): string =>
  plain(email.split('@', 1)[0] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, max - 5)
    .padEnd(min, '0');

/** A username for an address that nobody has: the usual one, or with a number. @param taken is extended by it */
export async function freeUsername(db: Db, email: string, taken: Set<string> = new Set()): Promise<string> {
  const wanted = usernameOf(email);
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}-${number}`;
    if (taken.has(name)) continue;
    taken.add(name);
    if ((await db.$count(users, eq(sql`lower(${users.username})`, name))) === 0) return name;
  }
}
