import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { termsUnder } from './markdown-table';

const source = join(__dirname, '../../server/src');

/** The layers listed in `server/README.md`, lowest first: folders, `features/<noun>`, and files of `src` itself. */
const layers = (): string[] => termsUnder('server/README.md', 'Layers').flatMap(([names = []]) => names);

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx?$/.test(file),
);

/** A file's layer. */
const layerOf = (file: string): string => {
  const [folder = '', noun = '', ...rest] = file.split('/');
  return folder === 'features' && rest.length > 0
    ? `${folder}/${noun}`
    : folder === 'features'
      ? file
      : folder;
};

/** A file's imports within `src`, including types and lazy imports. The formatter allows no other spelling of an import. */
const importsOf = (file: string): string[] =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].flatMap(
    ([, path = '']) => {
      const target = relative(source, join(source, dirname(file), path));
      return files.find((known) => known.replace(/(\/index)?\.tsx?$/, '') === target) ?? [];
    },
  );

test('every folder of the server has its layer in the README, and every layer is there', () => {
  expect([...layers()].sort()).toEqual([...new Set(files.map(layerOf))].sort());
});

test('a file of the server imports from its own layer and those below it', () => {
  const order = layers();
  const imports = files.flatMap((file) => importsOf(file).map((target) => [file, target] as const));
  // Checks that imports are found: each of these files has some.
  expect(imports.length).toBeGreaterThan(files.length);
  const upwards = imports.filter(
    ([file, target]) => order.indexOf(layerOf(target)) > order.indexOf(layerOf(file)),
  );
  expect(upwards.map((pair) => pair.join(' imports '))).toEqual([]);
});
