import { and, eq, inArray, isNotNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { auditLog, mailings, outbox, users } from '../../db/schema';
import { isOneOf } from '../../db/search';
import type { Db, Tx } from '../../db/types';
import { withoutWords } from '../audit/store';

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

/** What administrators wrote in mailings to a person. */
export const wordsTo = (db: Db, userId: string) => {
  const { createdOn, customMessage, customMessageFr } = mailings;
  return db
    .select({ createdOn, customMessage, customMessageFr })
    .from(mailings)
    .innerJoin(outbox, eq(outbox.mailingId, mailings.id))
    .where(and(eq(outbox.userId, userId), or(isNotNull(customMessage), isNotNull(customMessageFr))));
};

/** Forgets the words of mailings whose other recipients, if there were any, have left before. */
export async function forgetMailings(tx: Tx, { id }: { id: string }): Promise<void> {
  const others = tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.mailingId, mailings.id), isNotNull(outbox.userId), ne(outbox.userId, id)));
  const theirs = tx
    .select({ mailingId: outbox.mailingId })
    .from(outbox)
    .where(and(eq(outbox.userId, id), isNotNull(outbox.mailingId)));
  const forgotten = await tx
    .update(mailings)
    .set({ customMessage: null, customMessageFr: null })
    .where(and(inArray(mailings.id, theirs), notExists(others)))
    .returning({ id: mailings.id });
  if (forgotten.length === 0) return;
  const ids = forgotten.map((mailing) => mailing.id);
  await withoutWords(tx, and(eq(auditLog.entity, 'mailing'), isOneOf(auditLog.entityId, ids)));
}
