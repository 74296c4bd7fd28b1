import { hash, verify } from '@node-rs/argon2';

/** argon2id is the library's default algorithm; OWASP's first recommendation for it: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @returns a salted hash with its parameters in it */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let decoy: Promise<string> | undefined;

/**
 * Compares a password with a stored hash.
 * @param stored absent for an unknown user: the same work is done, so that the time taken tells nothing
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  if (stored !== undefined) return verify(stored, password);
  decoy ??= hashPassword('nobody has this password');
  await verify(await decoy, password);
  return false;
}
