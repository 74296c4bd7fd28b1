/**
 * Names for statements that are sent often. PostgreSQL keeps a named statement for as long as the connection lasts, so
 * that their number is limited: some have a text of their own for each number of values.
 * @param often how many times a statement is sent before it has a name
 * @param most how many names there are at most
 * @returns the name of a statement, given its text; none while it is rare
 */
export function createNames(often = 20, most = 200): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const sent = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size === most || !/^(select|insert|update|delete) /.test(text)) return known;
    const times = (sent.get(text) ?? 0) + 1;
    if (times < often) {
      if (sent.size === 10 * most) sent.clear();
      sent.set(text, times);
      return undefined;
    }
    sent.delete(text);
    names.set(text, `frequent_${names.size}`);
    return names.get(text);
  };
}
