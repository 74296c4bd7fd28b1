import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { digestOf, type Keys } from '../crypto/keys';
import { rateLimits } from '../db/schema';
import type { Db } from '../db/types';
import { refuse } from '../errors/app-error';
import { networkOf } from './network';

/** How many attempts in how many seconds. */
const rules = {
  /** Wrong passwords from one device on which the account was used before. */
  loginDevice: { points: 10, duration: 15 * 60 },
  /** Wrong passwords for one account from all such devices; then they count like any other. */
  loginDevices: { points: 100, duration: 60 * 60 },
  /** Wrong passwords for one account from one address. */
  loginHere: { points: 10, duration: 15 * 60 },
  /** The same once an account is guessed at from many addresses: slower for each, and nobody is locked out. */
  loginHereSlowly: { points: 3, duration: 15 * 60 },
  /** Wrong passwords for one account from everywhere. */
  loginAccount: { points: 100, duration: 60 * 60 },
  /** Wrong passwords from one address, whatever the account. */
  loginAddress: { points: 100, duration: 15 * 60 },
  /** E-mails that one mailbox can be made to receive; apart, so that nobody uses up somebody's way to a new password. */
  mailRegister: { points: 5, duration: 60 * 60 },
  mailConfirm: { points: 5, duration: 60 * 60 },
  mailReset: { points: 5, duration: 60 * 60 },
  /** New addresses that one account can have written to. */
  mailChange: { points: 5, duration: 60 * 60 },
  /** E-mails that one address can make us send. */
  mailAddress: { points: 30, duration: 60 * 60 },
  /** Tokens and signed challenges tried from one address. */
  proofAddress: { points: 60, duration: 15 * 60 },
  /** Challenges for a login, from one address. */
  challengeAddress: { points: 60, duration: 15 * 60 },
  /** Challenges to add a device, for one account. */
  challengeAccount: { points: 20, duration: 15 * 60 },
  /** Wrong current passwords of somebody who is logged in. */
  passwordAgain: { points: 10, duration: 15 * 60 },
  /** Reports of broken pages from one address. */
  reportAddress: { points: 30, duration: 10 * 60 },
  /** Loads of previews from one address; each page that is loaded asks once. */
  previewAddress: { points: 300, duration: 10 * 60 },
  /** Reports of opened pages from one account. */
  viewReports: { points: 100, duration: 10 * 60 },
  /** Opened pages of one release that one account can have counted: nobody's browser alone says how a release fares. */
  releaseViews: { points: 50, duration: 24 * 60 * 60 },
  /** Failures of one release that one account can have counted. */
  releaseFailure: { points: 1, duration: 24 * 60 * 60 },
};
export type LimitName = keyof typeof rules | 'calls';

/**
 * All calls of one account: some ten a second is more than any page makes. Counted in each process, since a write for
 * every call would cost more than the calls.
 */
const calls = { points: 600, duration: 60 };

/** Limits per account and per address, counted in the database and so across processes, `calls` excepted. */
export type Limits = ReturnType<typeof createLimits>;

/** Limits that never refuse, for load tests and browser tests. */
export const noLimits: Limits = {
  consume: async () => {},
  take: async () => true,
  takeSome: async (_limit, _subject, wanted) => wanted,
  check: async () => {},
  isUsedUp: async () => false,
  note: async () => {},
  giveBack: async () => {},
  forget: async () => {},
};

/**
 * @param db shared by every process
 * @param keys the counters name nobody: they hold a digest of the account, the address, or both with a space between
 */
export function createLimits(db: Db, keys: Keys) {
  const counted = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      new RateLimiterDrizzle({
        storeClient: db,
        schema: rateLimits,
        keyPrefix: name,
        // The upkeep removes them; a timer of each limiter's would go on after the database is closed.
        clearExpiredByTimeout: false,
        ...rule,
      }),
    ]),
  ) as Record<keyof typeof rules, RateLimiterDrizzle>;
  const limiters = { ...counted, calls: new RateLimiterMemory(calls) };
  const keyOf = (subject: string) => digestOf(subject.trim().split(' ').map(networkOf).join(' '), keys);
  const usedUp = async (limit: LimitName, subject: string) => {
    const state = await limiters[limit].get(keyOf(subject));
    return state && state.consumedPoints >= limiters[limit].points ? state : null;
  };
  /** Uses up several attempts, for what counts as far as there are any. @returns how many of them were left */
  const takeSome = async (limit: LimitName, subject: string, wanted: number): Promise<number> => {
    const limiter = limiters[limit];
    const { consumedPoints } = await limiter.consume(keyOf(subject), wanted).catch((state: unknown) => {
      if (state instanceof RateLimiterRes) return state;
      throw state;
    });
    return Math.max(0, wanted - Math.max(0, consumedPoints - limiter.points));
  };
  return {
    /** Uses up one attempt. @throws AppError `tooManyRequests` with Retry-After when none is left */
    async consume(limit: LimitName, subject: string): Promise<void> {
      await limiters[limit].consume(keyOf(subject)).catch(refuseFurther);
    },
    /** Uses up one attempt, for what is left undone without a word when there is none. @returns whether one was left */
    async take(limit: LimitName, subject: string): Promise<boolean> {
      return (await takeSome(limit, subject, 1)) === 1;
    },
    takeSome,
    /** @throws AppError like `consume`, without using an attempt up */
    async check(limit: LimitName, subject: string): Promise<void> {
      const state = await usedUp(limit, subject);
      if (state) refuseFurther(state);
    },
    /** Whether no attempt is left. */
    isUsedUp: async (limit: LimitName, subject: string) => (await usedUp(limit, subject)) !== null,
    /** Uses up one attempt and refuses nothing. */
    async note(limit: LimitName, subject: string): Promise<void> {
      await limiters[limit].penalty(keyOf(subject));
    },
    /** Takes one attempt back. */
    async giveBack(limit: LimitName, subject: string): Promise<void> {
      await limiters[limit].reward(keyOf(subject));
    },
    /** Forgives what was counted, e.g. after the right password. */
    async forget(limit: LimitName, subject: string): Promise<void> {
      await limiters[limit].delete(keyOf(subject));
    },
  };
}

function refuseFurther(state: unknown): never {
  if (!(state instanceof RateLimiterRes)) throw state;
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  return refuse('tooManyRequests', { values: { seconds }, retryAfter: seconds });
}
