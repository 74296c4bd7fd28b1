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
 * @param now all sessions that are not over then, too
 */
export async function lockWithSessions<Locked>(
  tx: Db,
  userIds: string[],
  lock: (savepoint: Db) => Promise<Locked>,
  now?: Date,
): Promise<Locked> {
  try {
    return await tx.transaction(async (savepoint) => {
      const sessions = (savepoint: Db) => sessionsOf(savepoint, userIds, now);
      const held = new Set((await sessions(savepoint).for('no key update')).map(({ id }) => id));
      const locked = await lock(savepoint);
      const answered = await sessions(savepoint);
      if (!answered.every(({ id }) => held.has(id))) throw new AnsweredMeanwhile();
      return locked;
    });
  } catch (error) {
    if (!(error instanceof AnsweredMeanwhile)) throw error;
    return lockWithSessions(tx, userIds, lock, now);
  }
}

/** Locks a player whose passes may change, with every session in which a pass may hold a place. */
export const lockPlayer = (tx: Db, id: string, now: Date): Promise<UserRow | undefined> =>
  lockWithSessions(tx, [id], (savepoint) => lockUser(savepoint, id), now);
