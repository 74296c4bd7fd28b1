import { type SQL, sql } from 'drizzle-orm';
import { users } from '../../db/schema';
import type { Db } from '../../db/types';

/** A list of addresses as one JSON parameter, however many there are. */
const listed = (emails: readonly string[]) =>
  sql`jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb)`;

/**
 * Users with these addresses, ignoring case. The lateral limit makes both engines look each address up in the index;
 * without it they read the whole table for every list.
 */
export const withAddress = (emails: readonly string[]): SQL => sql`${users.id} in (
  select found.id from ${listed(emails)} as address
  cross join lateral (select id from users u where lower(u.email) = lower(address) limit 1) found)`;

/** Addresses that no user has, limited to a readable number. */
export async function unknownAddresses(db: Db, emails: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ address: string }>(sql`
    select address from ${listed(emails)} as address
    where not exists (select 1 from ${users} where lower(${users.email}) = lower(address)) limit 20`);
  return rows.map(({ address }) => address);
}
