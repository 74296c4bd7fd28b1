import { setTimeout as delay } from 'node:timers/promises';
import { causesOf } from '../errors/causes';

/** The name of the violated unique index, or null for any other error. */
export const violatedIndex = (error: unknown): string | null =>
  causesOf(error).find(({ code }) => code === '23505')?.constraint ?? null;

/** Another transaction changed what this one had read; makes `retryDeadlocks` run it again. */
export class ConcurrentChange extends Error {
  readonly code = '40P01';
}

/**
 * Retries a transaction that PostgreSQL has aborted because of a deadlock: the other one continues, and this
 * one wrote nothing. Pauses first, or it could lock its rows again before the other one wakes up.
 */
export async function retryDeadlocks<Result>(transaction: () => Promise<Result>, tries = 5): Promise<Result> {
  try {
    return await transaction();
  } catch (error) {
    if (!causesOf(error).some(({ code }) => code === '40P01') || tries <= 1) throw error;
    await delay(10 + 40 * Math.random());
    return retryDeadlocks(transaction, tries - 1);
  }
}
