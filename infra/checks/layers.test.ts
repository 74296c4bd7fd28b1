import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { termsUnder } from './markdown-table';

const houses = [
  { name: 'the server', source: 'server/src', table: ['server/README.md', 'Floors'] },
  {
    name: 'the console',
    source: 'admin-console/src/features',
    table: ['docs/features.md', 'Rooms of the console'],
  },
] as const;

/** A file's folder in the house, or itself. */
const placeOf = (file: string): string => file.split('/')[0] ?? '';

describe.each(houses)('$name', ({ source, table: [readme, heading] }) => {
  const root = join(__dirname, '../..', source);

  /** The floors of the table, lowest first, each with its folders and files. */
  const floors = termsUnder(readme, heading).flatMap(([names = []]) => (names.length > 0 ? [names] : []));

  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );

  /** A file's imports within the house, including types and lazy imports. The formatter allows no other spelling of an import. */
  const importsOf = (file: string): string[] =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].flatMap(
      ([, path = '']) => {
        const target = relative(root, join(root, dirname(file), path));
        return files.find((known) => known.replace(/(\/index)?\.tsx?$/, '') === target) ?? [];
      },
    );

  test(`every folder has its floor in ${readme}, and every floor is there`, () => {
    expect(floors.flat().sort()).toEqual([...new Set(files.map(placeOf))].sort());
  });

  test('a file imports from its own floor and those below it', () => {
    const floorOf = (file: string): number => floors.findIndex((places) => places.includes(placeOf(file)));
    const imports = files.flatMap((file) => importsOf(file).map((target) => [file, target] as const));
    // Checks that imports are found: each of these files has some.
    expect(imports.length).toBeGreaterThan(files.length);
    const upwards = imports.filter(([file, target]) => floorOf(target) > floorOf(file));
    expect(upwards.map((pair) => pair.join(' imports '))).toEqual([]);
  });
});
