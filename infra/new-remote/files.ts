import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppPackage } from '../workspaces/apps';
import { firstPath, type Spellings } from './name';

const template = join(import.meta.dirname, 'template');

/** The initial budget of its first scripts, in bytes of brotli, which the team may raise. */
const budget = 12_000;

const fill = (text: string, { name, camel, pascal, title }: Spellings): string =>
  text
    .replaceAll('__name__', name)
    .replaceAll('__camel__', camel)
    .replaceAll('__Pascal__', pascal)
    .replaceAll('__Title__', title)
    .replaceAll('__path_en__', firstPath(name).en)
    .replaceAll('__path_fr__', firstPath(name).fr);

const fromTemplate = (spellings: Spellings): [file: string, text: string][] =>
  readdirSync(template, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .map((file) => [
      `${spellings.name}/${fill(file.replace(/\.txt$/, ''), spellings)}`,
      fill(readFileSync(join(template, file), 'utf8'), spellings),
    ]);

const packageFor = (name: string, model: AppPackage): string => {
  const own = {
    name,
    version: '1.0.0',
    dependencies: undefined,
    courtside: { ...model.courtside, budget },
  };
  return `${JSON.stringify({ ...model, ...own }, null, 2)}\n`;
};

/** Each team reviews its own folder: a line after those of the other remotes. */
export const withOwner = (owners: string, name: string, remotes: readonly string[]): string => {
  const lines = owners.split('\n');
  const last = lines.findLastIndex((line) => remotes.some((remote) => line.startsWith(`/${remote}/ `)));
  lines.splice(last + 1, 0, `${`/${name}/`.padEnd(23)} @courtside/${name}`);
  return lines.join('\n');
};

/**
 * The files of a new remote, and its owner's line. What all remotes have in common is copied from an existing one:
 * scripts, ranges, and the configurations of TypeScript and jest.
 * @param folder the repository
 * @param remotes the existing ones
 * @throws when there is none
 */
export const filesFor = (
  spellings: Spellings,
  folder: string,
  remotes: readonly string[],
): Map<string, string> => {
  const { name } = spellings;
  const [model] = remotes;
  if (!model) throw new Error('There is no remote whose configuration a new one could have.');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const like = (file: string): [file: string, text: string] => [
    file.replaceAll(model, name),
    read(file).replaceAll(model, name),
  ];
  return new Map([
    ...fromTemplate(spellings),
    ...[`${model}/tsconfig.json`, `${model}/jest.config.mjs`].map(like),
    [`${name}/package.json`, packageFor(name, JSON.parse(read(`${model}/package.json`)))],
    ['.github/CODEOWNERS', withOwner(read('.github/CODEOWNERS'), name, remotes)],
  ]);
};
