import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { appNames, folderOf } from '../workspaces/paths.mjs';

/** The ids of a package's catalogues: its own, and those that only some of its pages load. */
const idsOf = async (name: string): Promise<string[]> => {
  const source = join(folderOf(name), 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const catalogues = files
    .filter((file) => /(^|\/)messages\/en\.ts$/.test(file))
    .map(async (file) => Object.keys(((await import(join(source, file))) as { en: object }).en));
  return [...new Set((await Promise.all(catalogues)).flat())];
};

test('an id is in one package’s catalogue only: a page has those of all loaded apps in one record', async () => {
  const all = (await Promise.all(['shared-ui', ...appNames].map(idsOf))).flat();
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([]);
});
