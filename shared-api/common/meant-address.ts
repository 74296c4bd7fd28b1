/** The domains of most addresses, and real ones that look like them. */
const common =
  'gmail.com hotmail.com hotmail.ca hotmail.fr outlook.com outlook.fr live.com live.ca live.fr yahoo.com yahoo.ca yahoo.fr ymail.com icloud.com me.com mac.com msn.com aol.com mail.com email.com gmx.com gmx.ca videotron.ca sympatico.ca bell.net rogers.com telus.net proton.me protonmail.com'.split(
    ' ',
  );

/** Whether two texts differ by one letter: another, one more, one less, or two exchanged. */
const differsByOne = (one: string, other: string): boolean => {
  let [from, end] = [0, 0];
  const shorter = Math.min(one.length, other.length);
  while (from < shorter && one[from] === other[from]) from++;
  while (end < shorter - from && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [one.slice(from, one.length - end), other.slice(from, other.length - end)];
  return Math.max(left.length, right.length) === 1 || (left.length === 2 && right === `${left[1]}${left[0]}`);
};

/** The address that was probably meant by one whose domain is almost a common one; undefined for any other. */
export const meantAddress = (typed: string): string | undefined => {
  const [, before = '', domain = ''] = /^([^@]+@)([^@]+)$/.exec(typed.trim().toLowerCase()) ?? [];
  if (common.includes(domain)) return undefined;
  const meant = common.find((one) => differsByOne(one, domain));
  return meant && typed.trim().slice(0, before.length) + meant;
};
