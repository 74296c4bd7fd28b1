import { eq, inArray } from 'drizzle-orm';
import { type AccountEntry, fullName } from 'shared-api/contract';
import type { Listed, Page } from '../../db/listing';
import { entries, users } from '../../db/schema';
import type { Db } from '../../db/types';
import type { Locale } from '../../messages';
import { listEntries } from '../balances/store';

/** An account's entries, newest first, as its owner sees them, with the author of each. */
export async function listAccountEntries(
  db: Db,
  id: string,
  page: Page,
  locale: Locale,
): Promise<Listed<AccountEntry>> {
  const { rows, total } = await listEntries(db, id, page, locale);
  const ids = rows.map((entry) => entry.id);
  const makers = await db
    .select({ id: entries.id, firstName: users.firstName, lastName: users.lastName })
    .from(entries)
    .innerJoin(users, eq(users.id, entries.madeBy))
    .where(inArray(entries.id, ids));
  const names = new Map(makers.map((maker) => [maker.id, fullName(maker)]));
  return { rows: rows.map((entry) => ({ ...entry, madeBy: names.get(entry.id) ?? '' })), total };
}
