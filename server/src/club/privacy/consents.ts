import { desc, eq } from 'drizzle-orm';
import type { ConsentWay } from 'shared-api/contract';
import type { Db, Tx } from '../../data/rows';
import { consents } from '../../data/schema';
import type { Feature } from '../feature';

const { id, given, how, at } = consents;

/** What people have said to the club's news, the only mails besides reminders that they have not caused themselves. */
export const consentsFeature: Feature = {
  exportData: async (db, userId) => ({
    consents: await db
      .select({ given, how, at })
      .from(consents)
      .where(eq(consents.userId, userId))
      .orderBy(at, id),
  }),
};

/** Notes that somebody gets the club's news from now on, or no longer. */
export const noteConsent = (
  tx: Tx,
  userId: string,
  said: { given: boolean; how: ConsentWay; at: Date },
): Promise<unknown> => tx.insert(consents).values({ userId, ...said });

/** Somebody's newest changes. */
export async function newestConsents(db: Db, userId: string, limit: number) {
  const rows = await db
    .select({ id, given, how, at })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(at), desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
