import { eq } from 'drizzle-orm';
import { users } from '../../data/schema';
import { findByEmail, isUnconfirmedRegistration, lockUser, type UserRow } from '../../data/users';
import type { Command } from '../../http/perform';
import { linkLifetimes } from '../../mail/link-lifetimes';
import { hasChangesAbout } from '../log/write';
import { hasToken } from './mailed-tokens';

/**
 * Deletes an unconfirmed registration at an address whose owner has just proven that it is theirs: the
 * registration proves nothing.
 */
export async function deleteUnconfirmedRegistration(
  command: Command,
  email: string,
  owner: string,
): Promise<void> {
  const found = await findByEmail(command.db, email);
  if (found && found.id !== owner) await deleteWaiting(command, found.id, () => true);
}

/**
 * Deletes a registration with an address that was typed by mistake, unless it has changed since its password matched, or
 * administrators have done something about it: money, a pass or a role is with the address that they have seen.
 */
export const giveUpRegistration = (command: Command, { id, passwordHash }: UserRow): Promise<void> =>
  deleteWaiting(
    command,
    id,
    async (now) => now.passwordHash === passwordHash && !(await hasChangesAbout(command.db, id)),
  );

async function deleteWaiting(
  { db: tx, privacy }: Command,
  id: string,
  isMeant: (user: UserRow) => boolean | Promise<boolean>,
): Promise<void> {
  const user = await lockUser(tx, id);
  if (!user || !isUnconfirmedRegistration(user) || !(await isMeant(user))) return;
  await privacy.forget(tx, user);
  await tx.delete(users).where(eq(users.id, id));
}

/**
 * Whether nobody can confirm a registration any more by the links that it was mailed. Who is invited has no password yet:
 * theirs never lapses.
 */
export const hasLapsed = async ({ db: tx, clock }: Command, user: UserRow): Promise<boolean> =>
  isUnconfirmedRegistration(user) &&
  user.passwordHash !== null &&
  clock.now().getTime() - user.createdOn.getTime() >= linkLifetimes.confirm &&
  !(await hasToken(tx, user, 'confirm', clock));
