import { and, eq } from 'drizzle-orm';
import { UserStatus } from 'shared-api/contract';
import { users } from '../../db/schema';
import type { Db } from '../../db/types';
import { refuse } from '../../http/refusal';

/**
 * Keeps the club from losing its last administrator.
 * @param leaving who stops being one
 * @throws Refusal `lastAdministrator`
 */
export async function assertOtherAdministrator(tx: Db, leaving: string): Promise<void> {
  // All of them are locked, in one order: two administrators who remove each other at once do not both succeed.
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), eq(users.status, UserStatus.Active)))
    .orderBy(users.id)
    .for('update');
  if (others.every(({ id }) => id === leaving)) refuse('lastAdministrator');
}
