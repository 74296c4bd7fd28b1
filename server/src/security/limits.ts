import { createHash } from 'node:crypto';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimits } from '../db/schema';
import type { Db } from '../db/types';
import { refuse } from '../http/refusal';
import { countedAs } from './network';

/** How many attempts in how many seconds. */
const rules = {
  /** Wrong passwords for one account from one address. */
  loginHere: { points: 10, duration: 15 * 60 },
  /** Wrong passwords for one account from anywhere: slows a distributed guess, and hardly ever locks its owner out. */
  loginAnywhere: { points: 100, duration: 60 * 60 },
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
  /** Wrong current passwords of somebody who is logged in. */
  passwordAgain: { points: 10, duration: 15 * 60 },
  /** Reports of broken pages from one address. */
  reportAddress: { points: 30, duration: 10 * 60 },
};
export type LimitName = keyof typeof rules;

/** Limits per account and per address, counted in the database and so across processes. */
export interface Limits {
  /** Uses up one attempt. @throws Refusal `tooManyRequests` with Retry-After when none is left */
  consume(limit: LimitName, subject: string): Promise<void>;
  /** @throws Refusal like `consume`, without using an attempt up */
  check(limit: LimitName, subject: string): Promise<void>;
  /** Forgives what was counted, e.g. after the right password. */
  forget(limit: LimitName, subject: string): Promise<void>;
}

/** Limits that never refuse, for load tests and browser tests. */
export const noLimits: Limits = { consume: async () => {}, check: async () => {}, forget: async () => {} };

/** @param db shared by every process */
export function createLimits(db: Db): Limits {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      new RateLimiterDrizzle({ storeClient: db, schema: rateLimits, keyPrefix: name, ...rule }),
    ]),
  ) as Record<LimitName, RateLimiterDrizzle>;
  return {
    async consume(limit, subject) {
      await limiters[limit].consume(keyOf(subject)).catch(refuseFurther);
    },
    async check(limit, subject) {
      const state = await limiters[limit].get(keyOf(subject));
      if (state && state.consumedPoints >= rules[limit].points) refuseFurther(state);
    },
    async forget(limit, subject) {
      await limiters[limit].delete(keyOf(subject));
    },
  };
}

/** The counters name nobody: they hold a digest of the account, the address, or both with a space between. */
const keyOf = (subject: string): string => {
  const counted = subject.trim().toLowerCase().split(' ').map(countedAs).join(' ');
  return createHash('sha256').update(counted).digest('base64url').slice(0, 22);
};

function refuseFurther(state: unknown): never {
  if (!(state instanceof RateLimiterRes)) throw state;
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  return refuse('tooManyRequests', { values: { seconds }, retryAfter: seconds });
}
