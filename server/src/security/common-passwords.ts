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
