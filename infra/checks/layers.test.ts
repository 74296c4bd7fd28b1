import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { termsUnder } from './markdown-table';

const source = join(__dirname, '../../server/src');

/** The floors listed in `server/README.md`, lowest first, each with its folders and files of `src` itself. */
const floors = (): string[][] =>
  termsUnder('server/README.md', 'Floors').flatMap(([names = []]) => (names.length > 0 ? [names] : []));

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx?$/.test(file),
);

/** A file's folder in `src`, or itself. */
const placeOf = (file: string): string => file.split('/')[0] ?? '';

/** A file's imports within `src`, including types and lazy imports. The formatter allows no other spelling of an import. */
const importsOf = (file: string): string[] =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].flatMap(
    ([, path = '']) => {
      const target = relative(source, join(source, dirname(file), path));
      return files.find((known) => known.replace(/(\/index)?\.tsx?$/, '') === target) ?? [];
    },
  );

test('every folder of the server has its floor in the README, and every floor is there', () => {
  expect(floors().flat().sort()).toEqual([...new Set(files.map(placeOf))].sort());
});

test('a file of the server imports from its own floor and those below it', () => {
  const order = floors();
  const floorOf = (file: string): number => order.findIndex((places) => places.includes(placeOf(file)));
  const imports = files.flatMap((file) => importsOf(file).map((target) => [file, target] as const));
  // Checks that imports are found: each of these files has some.
  expect(imports.length).toBeGreaterThan(files.length);
  const upwards = imports.filter(([file, target]) => floorOf(target) > floorOf(file));
  expect(upwards.map((pair) => pair.join(' imports '))).toEqual([]);
});
