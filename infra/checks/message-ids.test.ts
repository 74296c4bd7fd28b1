import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalogues } from '../webpack/parse-messages';
import { appNames, folderOf } from '../workspaces/paths.mjs';

const packages = ['shared-ui', ...appNames];

const filesOf = (name: string): string[] => {
  const source = join(folderOf(name), 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => join(source, file));
};

/** The ids of a package's catalogues: its own, and those that only some of its pages load. */
const idsOf = async (name: string): Promise<string[]> => {
  const ids = filesOf(name)
    .filter((file) => catalogues.test(file) && file.endsWith('/en.ts'))
    .map(async (file) => Object.keys(((await import(file)) as { en: object }).en));
  return [...new Set((await Promise.all(ids)).flat())];
};

test('an id is in one package’s catalogue only: a page has those of all loaded apps in one record', async () => {
  const all = (await Promise.all(packages.map(idsOf))).flat();
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([]);
});

// The shell has no parser: such a page would show ids.
test('the build parses every catalogue', () => {
  const files = packages.flatMap(filesOf).filter((file) => /\/messages\/.*\b(en|fr)\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !catalogues.test(file))).toEqual([]);
});
