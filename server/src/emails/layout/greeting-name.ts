/**
 * The name to greet somebody by. Anybody can register somebody else's address under any name, so what a mail program
 * might turn into a link is no name: otherwise our confirmation mail would carry a stranger's advertisement.
 */
export function greetingName(firstName: string): string | null {
  const name = firstName.replace(/\s+/g, ' ').trim();
  return name === '' || name.length > 40 || /[/:@<>\\]|\.\S|www/i.test(name) ? null : name;
}
