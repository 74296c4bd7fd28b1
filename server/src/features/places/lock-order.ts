import type { Db } from '../../db/types';
import { lockUser, type UserRow } from '../users/store';
import { sessionsOf } from './store';

/** Undoes a savepoint, and gives back what has been locked in it. */
class AnsweredMeanwhile extends Error {}

/**
 * Locks users, and before them the sessions that they have answered or wait for: whoever takes a place locks the session
 * first and then needs the user. Once they are locked they answer no more; a session that they have answered just
 * before is not waited for now, but all is given back and locked anew.
 * @param lock locks the users
 */
export async function lockWithSessions<Locked>(
  tx: Db,
  userIds: string[],
  lock: (savepoint: Db) => Promise<Locked>,
): Promise<Locked> {
  try {
    return await tx.transaction(async (savepoint) => {
      const held = new Set((await sessionsOf(savepoint, userIds).for('no key update')).map(({ id }) => id));
      const locked = await lock(savepoint);
      const answered = await sessionsOf(savepoint, userIds);
      if (!answered.every(({ id }) => held.has(id))) throw new AnsweredMeanwhile();
      return locked;
    });
  } catch (error) {
    if (!(error instanceof AnsweredMeanwhile)) throw error;
    return lockWithSessions(tx, userIds, lock);
  }
}

/** Locks a player whose plan may change, and what they owe for their sessions with it. */
export const lockPlayer = (tx: Db, id: string): Promise<UserRow | undefined> =>
  lockWithSessions(tx, [id], (savepoint) => lockUser(savepoint, id));
