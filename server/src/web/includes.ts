/** Input of a document's assembly. */
export interface Sources {
  /** Values set from outside; the text sets others itself. */
  variables: Record<string, string>;
  /** Reads an included file. @returns its text; empty when missing */
  read(path: string): Promise<string>;
}

const directive =
  /<!--# (?:(include) virtual="([^"]*)"(?: set="(\w+)")?|(set) var="(\w+)" value="([^"]*)"|(if) expr="\$(\w+) = \/([^"]*)\/"|(endif)|echo var="(\w+)"(?: \w+="[^"]*")*) -->/g;

/**
 * Implements the part of nginx's server-side includes (`ssi on`, ngx_http_ssi_module) that published files use:
 * `include` with `set`, nested ones too, `set`, `if` with an expression whose named groups become variables, and `echo`
 * of safe values.
 */
export const resolveIncludes = async (text: string, sources: Sources): Promise<string> => {
  const { variables, read } = sources;
  const variable = (name: string) => variables[name] ?? '';
  const expanded = (value: string) => value.replace(/\$(\w+)/g, (_, name: string) => variable(name));
  const parts: string[] = [];
  let end = 0;
  let left = false;
  for (const found of text.matchAll(directive)) {
    const [whole, include, path = '', into, set, name = '', value = '', ...more] = found;
    const [condition, tested = '', expression = '', endif, echoed = ''] = more;
    if (!left) parts.push(text.slice(end, found.index));
    end = found.index + whole.length;
    if (endif) left = false;
    else if (left) continue;
    else if (condition) {
      const matched = variable(tested).match(new RegExp(expression));
      left = !matched;
      Object.assign(variables, matched?.groups);
    } else if (set) variables[name] = expanded(value);
    else if (!include) parts.push(variable(echoed));
    else {
      const content = await resolveIncludes(await read(expanded(path)), sources);
      if (into) variables[into] = content;
      else parts.push(content);
    }
  }
  return [...parts, text.slice(end)].join('');
};
