import { Plan, UserStatus } from 'shared-api/contract';
import { newId } from '../../db/schema';
import type { Tx } from '../../db/types';
import { trimNames } from './policy';
import { insertUser, type UserRow } from './store';

/**
 * Adds somebody who plays without an account. Nothing is mailed to them, and nobody can log in as them.
 * @param id a new one, if none is given
 * @param email as it was given at the door; it proves nothing, so it is kept apart from the addresses of accounts
 */
export const createWalkIn = (
  tx: Tx,
  {
    id = newId(),
    firstName,
    lastName = '',
    email = '',
  }: { id?: string; firstName: string; lastName?: string; email?: string },
): Promise<UserRow> =>
  insertUser(tx, {
    id,
    ...trimNames({ firstName, lastName }),
    pendingEmail: email.trim() || null,
    paymentPlan: Plan.DropIn,
    status: UserStatus.Active,
  });
