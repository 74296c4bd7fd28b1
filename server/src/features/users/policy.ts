import { and, eq, or } from 'drizzle-orm';
import { UserStatus } from 'shared-api/contract';
import { users } from '../../db/schema';
import type { Db } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { UserRow } from './store';

const isAdministrator = and(eq(users.isAdmin, true), eq(users.status, UserStatus.Active));

/**
 * Locks somebody who may stop being an administrator, and all administrators, until the transaction ends: in one order,
 * so that two who remove each other at once neither both succeed nor wait for each other.
 */
export async function lockWithAdministrators(tx: Db, id: string): Promise<UserRow | undefined> {
  const locked = await tx
    .select()
    .from(users)
    .where(or(eq(users.id, id), isAdministrator))
    .orderBy(users.id)
    .for('update');
  return locked.find((user) => user.id === id);
}

/** Names as they are kept: without space around them. */
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
export async function assertOtherAdministrator(tx: Db, leaving: string): Promise<void> {
  const all = await tx.select({ id: users.id }).from(users).where(isAdministrator);
  if (all.every(({ id }) => id === leaving)) refuse('lastAdministrator');
}
