/**
 * The name in the greeting. Anybody can register somebody else's address under any name, so anything that a mail
 * program might turn into a link is left out: otherwise our confirmation mail could carry a stranger's advertisement.
 */
export function greetingName(firstName: string): string | null {
  const name = firstName.replace(/\s+/g, ' ').trim();
  return name === '' || name.length > 40 || /[/:@<>\\]|\.\S|www/i.test(name) ? null : name;
}
