import { hash, verify } from '@node-rs/argon2';
import { rules } from 'shared-api/contract';
import { refuseField } from '../errors/app-error';
import { isCommonPassword } from './common-passwords';

/** argon2id is the library's default algorithm; OWASP's first recommendation for it: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes a newly chosen password.
 * @param field the form's field, for the error
 * @throws AppError `validation` for a common password
 */
export async function hashNewPassword(field: 'password' | 'newPassword', password: string): Promise<string> {
  if (await isCommonPassword(normalPassword(password))) return refuseField(field, 'passwordCommon');
  return hashPassword(password);
}

/**
 * The one text of a password, however a keyboard composes its characters (NFKC, as NIST SP 800-63B asks). A text too long
 * to be a password stays as it is: ordering very many combining marks takes seconds.
 */
export const normalPassword = (typed: string): string =>
  typed.length > rules.password.typedMax ? typed : typed.normalize('NFKC');

/** @returns a salted hash including its parameters */
export const hashPassword = (password: string): Promise<string> => hash(normalPassword(password), cost);

let decoy: Promise<string> | undefined;

/**
 * Compares a password with a stored hash: as it is hashed today, then as it was typed, since earlier hashes were made of
 * that. How much work this takes depends on what was typed only.
 * @param stored absent for an unknown user or one without a password: the same work is done, so that the timing reveals
 * nothing
 * @returns the text that matched, or undefined
 */
export async function matchingText(
  stored: string | null | undefined,
  typed: string,
): Promise<'normal' | 'typed' | undefined> {
  decoy ??= hashPassword('nobody has this password');
  const known = stored || (await decoy);
  const normal = normalPassword(typed);
  if ((await verify(known, normal)) && stored) return 'normal';
  return typed !== normal && (await verify(known, typed)) && stored ? 'typed' : undefined;
}

/** Whether a password is that of a stored hash; see {@link matchingText}. */
export const passwordMatches = async (stored: string | null | undefined, typed: string): Promise<boolean> =>
  (await matchingText(stored, typed)) !== undefined;
