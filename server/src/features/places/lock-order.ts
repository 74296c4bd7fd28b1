import type { Tx } from '../../db/types';
import { lockUser, type UserRow } from '../users/store';
import { sessionsOf } from './store';

/** Rolls a savepoint back, releasing the locks taken in it. */
class AnsweredMeanwhile extends Error {}

/**
 * Locks users after the sessions that they have answered or wait for, since taking a place locks the session first and
 * then the user. Locked users cannot answer any more; if they have answered another session just before, everything is
 * released and locked again.
 * @param lock locks the users
 * @param now if given, includes all sessions that are not over then
 */
export async function lockWithSessions<Locked>(
  tx: Tx,
  userIds: string[],
  lock: (savepoint: Tx) => Promise<Locked>,
  now?: Date,
): Promise<Locked> {
  try {
    return await tx.transaction(async (savepoint) => {
      const sessions = (savepoint: Tx) => sessionsOf(savepoint, userIds, now);
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
export const lockPlayer = (tx: Tx, id: string, now: Date): Promise<UserRow | undefined> =>
  lockWithSessions(tx, [id], (savepoint) => lockUser(savepoint, id), now);
