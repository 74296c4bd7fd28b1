import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appNames, root } from '../workspaces/apps';

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));

const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    // Test helpers import from the whole package, not from the selection.
    .filter((file) => !file.includes('/testing/'));

const imported = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from 'react-router-dom'/g)].flatMap(
    ([, list]) => namesIn(list ?? ''),
  );

test('the selection of the router that the shell provides is what is imported, and no more', () => {
  const selection = readFileSync(`${root}/shell/src/shared/react-router-dom.ts`, 'utf8');
  const provided = [...selection.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list]) => namesIn(list ?? ''));
  const used = ['shared-ui', 'shared-api', ...appNames]
    .map((folder) => `${folder}/src`)
    .flatMap(sources)
    .flatMap((file) => imported(file).map((name) => ({ name, file: file.slice(root.length + 1) })));
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter(({ name }) => !provided.includes(name))).toEqual([]);
  expect(provided.filter((one) => !used.some(({ name }) => name === one))).toEqual([]);
});
