import { declarationFile, readStatements } from './declarations';

/** Everything that a module exports: the name, and its declaration in one line. */
export type Api = Map<string, string>;

const declaredName = (statement: string): string | undefined =>
  statement.match(
    /^(?:export )?(?:declare )?(?:abstract )?(?:const|function|class|interface|type|enum|let) (\w+)/,
  )?.[1];

/** A declaration with the private ones that it mentions: their change is a change of what is exported. */
const withPrivate = (statement: string, privates: Map<string, string>): string => {
  const mentioned = new Map<string, string>();
  const visit = (text: string) => {
    for (const word of text.match(/\w+/g) ?? []) {
      const found = privates.get(word);
      if (!found || mentioned.has(word)) continue;
      mentioned.set(word, found);
      visit(found);
    }
  };
  visit(statement);
  return [statement, ...[...mentioned].sort().map(([, text]) => text)].join(' ⟵ ');
};

const named = (list: string): [local: string, exported: string][] =>
  list
    .split(',')
    .map((entry) => entry.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((entry) => {
      const [local = '', exported = local] = entry.split(/\s+as\s+/);
      return [local, exported];
    });

/** Collects what a declaration file exports, its re-exports followed. */
export const exportsOf = (file: string, seen = new Set<string>()): Api => {
  const api: Api = new Map();
  if (seen.has(file)) return api;
  seen.add(file);
  const statements = readStatements(file);
  const local = new Map(
    statements.flatMap((statement) => {
      const name = declaredName(statement);
      return name ? [[name, statement] as const] : [];
    }),
  );
  const privates = new Map([...local].filter(([, text]) => !text.startsWith('export ')));

  for (const statement of statements) {
    const from = statement.match(/ from ['"]([^'"]+)['"]/)?.[1];
    const target = from && declarationFile(file, from);
    const list = statement.match(/^export (?:type )?\{([^}]*)\}/)?.[1];
    if (/^export (?:type )?\* from/.test(statement)) {
      if (target) for (const [name, text] of exportsOf(target, seen)) api.set(name, text);
      else api.set(`* from ${from}`, statement);
    } else if (list !== undefined && from) {
      const theirs = target ? exportsOf(target, new Set()) : undefined;
      for (const [name, exported] of named(list))
        api.set(exported, theirs?.get(name) ?? `${name} of ${from}`);
    } else if (list !== undefined) {
      for (const [name, exported] of named(list))
        api.set(exported, withPrivate(local.get(name) ?? name, privates));
    } else if (statement.startsWith('export ')) {
      const name = declaredName(statement);
      if (name) api.set(name, withPrivate(statement.replace(/^export (declare )?/, ''), privates));
    }
  }
  return api;
};
