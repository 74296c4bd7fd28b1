import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { digestOf, type Keys } from '../crypto/keys';
import type { Db } from '../data/rows';
import { rateLimits } from '../data/schema';
import { refuse } from '../errors/app-error';
import { networkOf } from './request';

/** Attempts within a number of seconds. */
const rules = {
  /** Wrong passwords from one known device of the account. */
  loginDevice: { points: 10, duration: 15 * 60 },
  /** Wrong passwords for one account from all its known devices; then they count like any other. */
  loginDevices: { points: 100, duration: 60 * 60 },
  /** Wrong passwords for one account from one address. */
  loginHere: { points: 10, duration: 15 * 60 },
  /** The same once an account is attacked from many addresses: slower for each, without locking anybody out. */
  loginHereSlowly: { points: 3, duration: 15 * 60 },
  /** Wrong passwords for one account from everywhere. */
  loginAccount: { points: 100, duration: 60 * 60 },
  /** Wrong passwords from one address, for any account. */
  loginAddress: { points: 100, duration: 15 * 60 },
  /** E-mails that one mailbox can be sent; separate limits, so that nobody can block somebody's password reset. */
  mailRegister: { points: 5, duration: 60 * 60 },
  mailConfirm: { points: 5, duration: 60 * 60 },
  mailReset: { points: 5, duration: 60 * 60 },
  /** New addresses that one account can have mailed. */
  mailChange: { points: 5, duration: 60 * 60 },
  /** E-mails that one address can trigger. */
  mailAddress: { points: 30, duration: 60 * 60 },
  /** Lists of people whom one administrator can invite. */
  invitations: { points: 20, duration: 60 * 60 },
  /** Tokens and signed challenges tried from one address. */
  proofAddress: { points: 60, duration: 15 * 60 },
  /** Login challenges, from one address. */
  challengeAddress: { points: 60, duration: 15 * 60 },
  /** Challenges to add a device or prove one's identity, for one account. */
  challengeAccount: { points: 20, duration: 15 * 60 },
  /** Wrong current passwords of a logged-in user. */
  passwordAgain: { points: 10, duration: 15 * 60 },
  /** Reports of broken pages from one address. */
  reportAddress: { points: 30, duration: 10 * 60 },
};
export type LimitName = keyof typeof rules;

/** Limits per account and per address, counted in the database and so across processes. */
export type Limits = ReturnType<typeof createLimits>;

/** No limits, for load tests and browser tests. */
export const noLimits: Limits = {
  consume: async () => {},
  check: async () => {},
  isUsedUp: async () => false,
  note: async () => {},
  giveBack: async () => {},
  forget: async () => {},
};

/**
 * @param db shared by every process
 * @param keys counters are anonymous: they contain a digest of the account, the address, or both separated by a space
 */
export function createLimits(db: Db, keys: Keys) {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      new RateLimiterDrizzle({
        storeClient: db,
        schema: rateLimits,
        keyPrefix: name,
        // Removed by a timer (`club/people`); a timer of each limiter would outlive the database.
        clearExpiredByTimeout: false,
        ...rule,
      }),
    ]),
  ) as Record<LimitName, RateLimiterDrizzle>;
  const keyOf = (subject: string) => digestOf(subject.trim().split(' ').map(networkOf).join(' '), keys);
  const usedUp = async (limit: LimitName, subject: string) => {
    const state = await limiters[limit].get(keyOf(subject));
    return state && state.consumedPoints >= limiters[limit].points ? state : null;
  };
  return {
    /** Uses up one attempt. @throws AppError `tooManyRequests` with Retry-After when none is left */
    async consume(limit: LimitName, subject: string): Promise<void> {
      await limiters[limit].consume(keyOf(subject)).catch(refuseFurther);
    },
    /** @throws AppError like `consume`, without using an attempt up */
    async check(limit: LimitName, subject: string): Promise<void> {
      const state = await usedUp(limit, subject);
      if (state) refuseFurther(state);
    },
    /** Whether no attempt is left. */
    isUsedUp: async (limit: LimitName, subject: string) => (await usedUp(limit, subject)) !== null,
    /** Uses up one attempt, never refuses. */
    async note(limit: LimitName, subject: string): Promise<void> {
      await limiters[limit].penalty(keyOf(subject));
    },
    /** Gives one attempt back. */
    async giveBack(limit: LimitName, subject: string): Promise<void> {
      await limiters[limit].reward(keyOf(subject));
    },
    /** Resets a count, e.g. after the correct password. */
    async forget(limit: LimitName, subject: string): Promise<void> {
      await limiters[limit].delete(keyOf(subject));
    },
  };
}

/** Refuses what a limiter does. @throws AppError `tooManyRequests`, or what is no limiter's answer */
export function refuseFurther(state: unknown): never {
  if (!(state instanceof RateLimiterRes)) throw state;
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  return refuse('tooManyRequests', { values: { seconds }, retryAfter: seconds });
}
