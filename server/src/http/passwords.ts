import { hash, verify } from '@node-rs/argon2';
import { rules } from 'shared-api/contract';
import { refuseField } from '../errors/app-error';

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

/** Digits and signs commonly used for letters. */
const standIns: Readonly<Record<string, string>> = {
  '@': 'a',
  '0': 'o',
  $: 's',
  '3': 'e',
  '!': 'i',
  '1': 'i',
};
/** Made to use a digit, people add a few to a word; there are too many shorter words to refuse. */
const wordAndDigits = /^(\p{L}{6,})\d{1,4}$/u;

let known: Promise<ReadonlySet<string>> | undefined;

/** About 49,000 leaked passwords with common variants; loaded when a password is first chosen. */
const list = async (): Promise<ReadonlySet<string>> =>
  new Set((await import('@zxcvbn-ts/language-common')).dictionary['passwords-common']);

/**
 * Whether a password is among the first that attackers try: on the list as it is, without trailing signs, with letters
 * for look-alikes, or as a listed word with up to four digits. Ignores case.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= list();
  const common = await known;
  return variantsOf(password.toLowerCase()).some((variant) => common.has(variant));
}

function variantsOf(password: string): string[] {
  const bare = password.replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '');
  const word = wordAndDigits.exec(bare)?.[1];
  const spelled = [password, bare].map((text) => text.replace(/[@0$3!1]/g, (sign) => standIns[sign] ?? sign));
  return [password, bare, ...spelled, ...(word ? [word] : [])];
}
