import { rules } from './rules';

const { pattern, special } = rules.password;

/**
 * The sign that somebody took for a special character, in a password which lacks nothing else.
 * @param password in its normal form (NFKC)
 * @returns the first one, or undefined
 */
export const uncountedSign = (password: string): string | undefined =>
  new RegExp(pattern, 'u').test(password + special)
    ? password.match(/[^\p{L}\p{M}\p{N}\p{Z}\p{C}]/u)?.[0]
    : undefined;
