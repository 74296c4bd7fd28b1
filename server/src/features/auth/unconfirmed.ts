import { eq } from 'drizzle-orm';
import type { Command } from '../../commands/perform';
import { users } from '../../db/schema';
import { isUnconfirmedRegistration } from '../users/policy';
import { findByEmail, lockUser } from '../users/store';

/**
 * Deletes an unconfirmed registration at an address whose owner has just proven that it is theirs: the
 * registration proves nothing.
 */
export async function deleteUnconfirmedRegistration(
  { db: tx, privacy }: Command,
  email: string,
  owner: string,
): Promise<void> {
  const found = await findByEmail(tx, email);
  if (!found || found.id === owner) return;
  const user = await lockUser(tx, found.id);
  if (!user || !isUnconfirmedRegistration(user)) return;
  await privacy.forget(tx, user);
  await tx.delete(users).where(eq(users.id, user.id));
}
