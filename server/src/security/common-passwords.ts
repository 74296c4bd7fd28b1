/** Digits and signs that stand for letters, as people put them. */
const standIns: Readonly<Record<string, string>> = {
  '@': 'a',
  '0': 'o',
  $: 's',
  '3': 'e',
  '!': 'i',
  '1': 'i',
};
/** A word and a few digits is what people add when a digit is demanded; shorter words are too many to refuse. */
const wordAndDigits = /^(\p{L}{6,})\d{1,4}$/u;

let known: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 that leaks were full of, with their frequent variants; read when somebody first chooses a password. */
const list = async (): Promise<ReadonlySet<string>> =>
  new Set((await import('@zxcvbn-ts/language-common')).dictionary['passwords-common']);

/**
 * Whether a password is one that attackers try first: on the list as it is, without the signs at its end, with letters for
 * look-alikes, or as a word of the list with up to four digits. Case does not count.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= list();
  const common = await known;
  return variantsOf(password.toLowerCase()).some((variant) => common.has(variant));
}

function variantsOf(password: string): string[] {
  const bare = password.replace(/[^\p{L}\p{N}]+$/u, '');
  const word = wordAndDigits.exec(bare)?.[1];
  const spelled = [password, bare].map((text) => text.replace(/[@0$3!1]/g, (sign) => standIns[sign] ?? sign));
  return [password, bare, ...spelled, ...(word ? [word] : [])];
}
