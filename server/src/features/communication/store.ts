import { type SQL, sql } from 'drizzle-orm';
import { users } from '../../db/schema';
import type { Db } from '../../db/types';

/** One JSON text as a list of addresses: a single value, however many there are. */
const listed = (emails: readonly string[]) =>
  sql`jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb)`;

/**
 * Users with these addresses, however they are written. The lateral limit makes both engines look each address up in
 * the index; without it they read the whole table for every list.
 */
export const withAddress = (emails: readonly string[]): SQL => sql`${users.id} in (
  select found.id from ${listed(emails)} as address
  cross join lateral (select id from users u where lower(u.email) = lower(address) limit 1) found)`;

/** Those of some addresses that no user has; at most as many as a person wants to read. */
export async function unknownAddresses(db: Db, emails: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ address: string }>(sql`
    select address from ${listed(emails)} as address
    where not exists (select 1 from ${users} where lower(${users.email}) = lower(address)) limit 20`);
  return rows.map(({ address }) => address);
}
