import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderOf, workspaces } from '../workspaces/paths.mjs';

/** Each folder with its sibling folders that its files import. */
type Imports = Map<string, Set<string>>;

const isSource = (file: string): boolean =>
  /\.(tsx?|mjs)$/.test(file) && !/\.(test|spec)\.tsx?$|(^|\/)(node_modules|dist)\//.test(file);

/** All relative imports of a file, including types, lazy imports and side effects. */
const importedBy = (text: string): string[] =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/g)].map(
    ([, path = '']) => path,
  );

/** The two sibling folders that contain two files; undefined unless each is in one. */
function folderPair(one: string, other: string): [string, string] | undefined {
  const [a, b] = [one.split('/'), other.split('/')];
  const depth = a.findIndex((name, index) => name !== b[index]);
  if (depth >= a.length - 1 || depth >= b.length - 1) return undefined;
  return [a.slice(0, depth + 1).join('/'), b.slice(0, depth + 1).join('/')];
}

function importsIn(workspace: string): Imports {
  const imports: Imports = new Map();
  const root = folderOf(workspace);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isSource);
  const indexed = new Set(files.filter((file) => /\/index\.tsx?$/.test(file)).map(dirname));
  for (const file of files) {
    for (const path of importedBy(readFileSync(join(root, file), 'utf8'))) {
      const imported = join(dirname(file), path);
      const [from, to] = folderPair(file, indexed.has(imported) ? join(imported, 'index') : imported) ?? [];
      if (from && to && !to.startsWith('..')) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

/** Repeatedly removes folders that import none of the others, until only circles and what leads to them are left. */
function inCircles(imports: Imports): string[] {
  const left = new Set(imports.keys());
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const folder of left)
      if (![...(imports.get(folder) ?? [])].some((other) => left.has(other))) left.delete(folder);
  }
  return [...left];
}

test.each(workspaces)(
  'folders of %s that are beside each other import each other in no circle',
  (workspace) => {
    expect(inCircles(importsIn(workspace))).toEqual([]);
  },
);

test('circles are found, however long', () => {
  const imports = { audit: ['users'], users: ['mails'], mails: ['users'], seasons: [] };
  const graph = new Map(Object.entries(imports).map(([folder, others]) => [folder, new Set(others)]));
  expect(inCircles(graph)).toEqual(['audit', 'users', 'mails']);
});

test('imports between folders are found, at every depth', () => {
  const imports = importsIn('admin-console');
  expect(imports.get('src/features')).toContain('src/layout');
  expect(imports.get('src/features/money')).toBeDefined();
  expect(
    importedBy(
      "import type { A } from './a';\nimport(/* webpackChunkName: \"b\" */ '../b');\nimport '../c';",
    ),
  ).toEqual(['./a', '../b', '../c']);
});
