import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { heavierEntries } from '../webpack/sharing';
import { folderOf, root } from '../workspaces/apps';

/** What a file imports for its own evaluation: neither types, nor what it loads by `import()`. */
const importsOf = (file: string): string[] => {
  const source = readFileSync(file, 'utf8');
  const statement = /^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)'/gm;
  const eager = /import\(\/\* webpackMode: "eager" \*\/ '([^']+)'\)/g;
  return [statement, eager].flatMap((form) => [...source.matchAll(form)].map(([, request = '']) => request));
};

const fileOf = (path: string): string | undefined =>
  [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(
    (name) => /\.tsx?$/.test(name) && existsSync(name),
  );

/** The shell's own files that are evaluated before its first page, with all that they import from packages. */
const eagerPart = (): { file: string; request: string }[] => {
  const seen = new Set<string>();
  const found: { file: string; request: string }[] = [];
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const request of importsOf(file)) {
      if (!request.startsWith('.')) found.push({ file: file.slice(root.length + 1), request });
      const next = request.startsWith('.') ? fileOf(join(dirname(file), request)) : undefined;
      if (next) visit(next);
    }
  };
  visit(`${folderOf('shell')}/src/index.ts`);
  expect([...seen]).toContain(`${folderOf('shell')}/src/layout/top-bar/TopBar.tsx`);
  return found;
};

// Federation would ask for it before it is there (RUNTIME-006), and no page would start.
test('the shell starts without a heavier entry of shared-ui', () => {
  const heavier = heavierEntries();
  expect(eagerPart().filter(({ request }) => heavier.includes(request))).toEqual([]);
});
