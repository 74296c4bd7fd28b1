import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { appNames } from '../workspaces/paths.mjs';
import { termsUnder } from './markdown-table';

const repository = join(__dirname, '../..');
const apps = [...appNames, 'server'];

/** A file name allowed in some features. */
interface Entry {
  /** `browser`, an app, or the folder of one feature of it. */
  where: string;
  file: string;
}

const entriesUnder = (heading: string): Entry[] =>
  termsUnder('docs/features.md', heading).flatMap(([[where = ''] = [], names = []]) =>
    names.map((file) => ({ where, file })),
  );

const entries = [...entriesUnder('Roles'), ...entriesUnder('Subjects')];

/** Files of features: `shell/src/features/login` and `pages/LoginPage.tsx`. */
const files: Entry[] = apps.flatMap((app) =>
  readdirSync(join(repository, app, 'src/features'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\/.*(?<!\.test)\.tsx?$/.test(path))
    .map((path) => {
      const [feature = '', ...rest] = path.split('/');
      return { where: `${app}/src/features/${feature}`, file: rest.join('/') };
    }),
);

const patternOf = (file: string): RegExp =>
  new RegExp(
    `^${file.replaceAll('.', '\\.').replaceAll('<Name>', '[A-Z]\\w*').replaceAll('<what>', '[a-z][a-z.-]*')}$`,
  );

const allows = (entry: Entry, { where, file }: Entry): boolean => {
  const [app = ''] = where.split('/');
  const places = [where, app, ...(app === 'server' ? [] : ['browser'])];
  return places.includes(entry.where) && patternOf(entry.file).test(file);
};

test('a file of a feature has a name that docs/features.md has', () => {
  const strange = files.filter((file) => !entries.some((entry) => allows(entry, file)));
  expect(strange.map(({ where, file }) => `${where}/${file}`)).toEqual([]);
});

test('every name of docs/features.md is that of a file', () => {
  const idle = entries.filter((entry) => !files.some((file) => allows(entry, file)));
  expect(idle.map(({ where, file }) => `${where}: ${file}`)).toEqual([]);
});

test('the features are found', () => {
  expect(new Set(files.map(({ where }) => where.split('/')[0]))).toEqual(new Set(apps));
  expect(entries.length).toBeGreaterThan(20);
});
