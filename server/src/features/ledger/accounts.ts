import { eq, sql } from 'drizzle-orm';
import { accounts } from '../../db/schema';
import type { Db } from '../../db/types';
import { newReference } from './references';

const account = { reference: accounts.reference, creditCents: accounts.creditCents };

/** Somebody's account, with their reference for paying in advance; both are created when missing. */
export async function accountOf(db: Db, id: string): Promise<{ reference: string; creditCents: number }> {
  const [known] = await db.select(account).from(accounts).where(eq(accounts.id, id));
  if (known?.reference) return { ...known, reference: known.reference };
  const reference = newReference();
  const [made] = await db
    .insert(accounts)
    .values({ id, reference })
    .onConflictDoUpdate({
      target: accounts.id,
      set: { reference: sql`coalesce(${accounts.reference}, ${reference})` },
    })
    .returning(account);
  return { reference: made?.reference ?? reference, creditCents: made?.creditCents ?? 0 };
}
