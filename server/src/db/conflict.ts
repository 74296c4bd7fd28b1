import { causesOf } from '../errors/causes';

/** The name of the unique index that a statement has hit, or null for any other error. */
export const violatedIndex = (error: unknown): string | null =>
  causesOf(error).find(({ code }) => code === '23505')?.constraint ?? null;

/** What a transaction has read was changed by another one before it wrote. It is run again. */
export class Overtaken extends Error {
  readonly code = '40P01';
}

/**
 * Runs a transaction again when PostgreSQL has ended it because it and another one waited for each other: the other goes
 * on, and nothing of this one has been written.
 */
export async function retryDeadlocks<Result>(transaction: () => Promise<Result>, tries = 5): Promise<Result> {
  try {
    return await transaction();
  } catch (error) {
    if (!causesOf(error).some(({ code }) => code === '40P01') || tries <= 1) throw error;
    return retryDeadlocks(transaction, tries - 1);
  }
}
