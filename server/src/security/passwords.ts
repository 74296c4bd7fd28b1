import { hash, verify } from '@node-rs/argon2';
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
  if (await isCommonPassword(password)) return refuseField(field, 'passwordCommon');
  return hashPassword(password);
}

/** @returns a salted hash including its parameters */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let decoy: Promise<string> | undefined;

/**
 * Compares a password with a stored hash.
 * @param stored absent for an unknown user or one without a password: the same work is done, so that the timing reveals
 * nothing
 */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  if (stored) return verify(stored, password);
  decoy ??= hashPassword('nobody has this password');
  await verify(await decoy, password);
  return false;
}
