import { and, eq, inArray, or } from 'drizzle-orm';
import { UserStatus } from 'shared-api/contract';
import { users } from '../../db/schema';
import type { Tx } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { UserRow } from './store';

/** Condition on `users`: an active administrator. */
export const isAdministrator = and(eq(users.isAdmin, true), eq(users.status, UserStatus.Active));

/**
 * Locks people who may stop being administrators, and all administrators, until the transaction ends: in a fixed order,
 * so that two who remove each other at once can neither both succeed nor deadlock.
 * @returns the people who exist
 */
export async function lockWithAdministrators(tx: Tx, ids: string[]): Promise<UserRow[]> {
  const locked = await tx
    .select()
    .from(users)
    .where(or(inArray(users.id, ids), isAdministrator))
    .orderBy(users.id)
    .for('update');
  return locked.filter(({ id }) => ids.includes(id));
}

/** Whether nobody has proven yet that this registration is theirs. */
export const isUnconfirmedRegistration = ({ status, emailConfirmedOn }: UserRow): boolean =>
  status === UserStatus.Pending && emailConfirmedOn === null;

/** Whether somebody has an account that they have never opened: an administrator or the operator has made it. */
export const isInvited = (user: UserRow): boolean =>
  isUnconfirmedRegistration(user) && user.email !== null && user.passwordHash === null;

/** Names in their stored form: trimmed. */
export const trimNames = <Person extends { firstName: string; lastName: string }>(
  person: Person,
): Person => ({
  ...person,
  firstName: person.firstName.trim(),
  lastName: person.lastName.trim(),
});

/**
 * Keeps the club from losing its last administrator; `lockWithAdministrators` comes first.
 * @param leaving who stops being one
 * @throws AppError `lastAdministrator`
 */
export async function assertOtherAdministrator(tx: Tx, leaving: string): Promise<void> {
  const all = await tx.select({ id: users.id }).from(users).where(isAdministrator);
  if (all.every(({ id }) => id === leaving)) refuse('lastAdministrator');
}
