import { eq, getTableColumns } from 'drizzle-orm';
import { firstOf, type Tx } from '../../data/rows';
import { accounts, users } from '../../data/schema';
import { assertOtherAdministrator, lockWithAdministrators, type UserRow } from '../../data/users';
import type { Command } from '../../http/perform';
import type { Message } from '../../messages';
import type { Feature } from '../feature';
import { withdraw } from '../money/settle';
import { changePlaces } from '../places/change';
import { sendNotices } from '../places/notices';
import { isToCome } from '../places/passes';
import { lockWithSessions, readSessionsOf } from '../places/store';

const { passwordHash: _, credentialVersion: __, searchText: ___, ...profile } = getTableColumns(users);

export const people: Feature = {
  exportData: async (db, userId) => ({
    profile: await firstOf(db.select(profile).from(users).where(eq(users.id, userId))),
  }),
};

/**
 * Locks users who are about to be changed or deleted, after their sessions.
 * @returns the users that exist
 */
export const lockPeople = (tx: Tx, userIds: string[]): Promise<UserRow[]> =>
  lockWithSessions(tx, userIds, (savepoint) => lockWithAdministrators(savepoint, userIds));

/**
 * Deletes a user, locked by `lockPeople`, with all their data (Law 25). Their places go to people who wait; received
 * money stays in the books without a name, and unpaid dues are withdrawn.
 * @param message an administrator's message to them
 * @returns the credit that they leave behind, in dollars
 */
export async function removeUser(command: Command, user: UserRow, message: Message = {}): Promise<number> {
  const { db: tx } = command;
  if (user.isAdmin) await assertOtherAdministrator(tx, user.id);
  const itsAccount = eq(accounts.id, user.id);
  await tx.select({ id: accounts.id }).from(accounts).where(itsAccount).for('update');
  await giveBackPlaces(command, user.id);
  await withdraw(command, { userId: user.id }, 'keep');
  await command.privacy.forget(tx, user);
  const [account] = await tx.select().from(accounts).where(itsAccount);
  await command.emails.notify('account-deleted', { to: user, message });
  await tx.delete(users).where(eq(users.id, user.id));
  return (account?.creditCents ?? 0) / 100;
}

/** Takes somebody out of every session that still takes answers; their other places are deleted with them. */
async function giveBackPlaces(command: Command, userId: string): Promise<void> {
  const now = command.clock.now();
  for (const session of (await readSessionsOf(command.db, [userId])).filter(isToCome(now))) {
    const changed = await changePlaces(command, session, [{ type: 'put-out', key: userId }]);
    await sendNotices(command, changed, { by: 'person', except: new Set([userId]) });
  }
}
