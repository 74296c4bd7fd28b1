import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { regionOf } from '../../../shared-api/common/format';
import type { Locale } from '../../../shared-api/contract/enums';
import { distOf } from '../../workspaces/apps';
import type { Preload } from '../first-page';
import { type BuildManifest, type BuiltFile, fileNamed } from '../manifest';
import type { RenderedPage } from './render';

type Built = Pick<BuildManifest, 'app' | 'build' | 'first' | 'files' | 'pages'>;

const attributes = (folder: string, { name, integrity }: BuiltFile): string =>
  `="${folder}/${name}" integrity="${integrity}" crossorigin="anonymous"`;

const preloadLink = (folder: string, file: BuiltFile): string =>
  `<link rel="preload" as="script" fetchpriority="low" href${attributes(folder, file)}>`;

const isFor = ({ on, lang }: Preload, path: string, locale: Locale): boolean =>
  (!on || on.includes(path)) && (!lang || lang === locale);

/** What a remote's page needs besides its own scripts: its release's pointer, and the shell's heavier entries. */
const remoteTags = ({ app, first }: Built, path: string): string[] => [
  `<link rel="preload" as="fetch" fetchpriority="low" href="/registry/${app}.json" crossorigin="anonymous">`,
  ...first.needs
    .filter(({ on }) => on.includes(path))
    .map(({ shared }) => `<!--# include virtual="$shell/pages/${shared}.html" -->`),
];

/** The paths with scripts of their own in an app's build, with their languages. */
const pathsOf = ({ first, pages }: Built): [path: string, locale: Locale][] => {
  const known = new Set(first.preload.flatMap(({ on }) => on ?? []));
  return Object.values(pages)
    .flatMap(({ path }): [string, Locale][] => [
      [path.en, 'en'],
      [path.fr, 'fr'],
    ])
    .filter(([path]) => known.has(path));
};

/**
 * Writes, into `<app>/dist/pages`, what the web server includes in the document of each address: the scripts that the
 * page needs, and its static HTML with styles, if any.
 * @param program what the server draws pages with, once it knows their answers; empty for none
 * @returns the files' names
 */
export const writePageFiles = (built: Built, drawings: RenderedPage[], program: string): string[] => {
  const { app, build, first, files } = built;
  const remote = app !== 'shell';
  const folder = remote ? `/r/${app}/${build}` : '/assets';
  const names: string[] = [];
  const target = `${distOf(app)}/pages`;
  rmSync(target, { recursive: true, force: true });
  const write = (name: string, content: string) => {
    mkdirSync(`${target}/${name}`.replace(/\/[^/]+$/, ''), { recursive: true });
    writeFileSync(`${target}/${name}`, content);
    names.push(name);
  };
  if (program) write('draw.js', program);
  const below = (path: string, name: string) => `${path.slice(1)}/${name}.html`.replace(/^\//, '');
  const link = (name: string) => preloadLink(folder, fileNamed({ app, files }, name));

  const styles = files.find(({ name }) => name.endsWith('.css'));
  const drawn = new Map(drawings.map((drawing) => [drawing.path, drawing]));
  const addresses = new Map([
    ...pathsOf(built),
    ...drawings.map(({ path, locale }) => [path, locale] as const),
  ]);
  for (const [path, locale] of addresses) {
    const drawing = drawn.get(path);
    // What every page of the shell needs is in the document itself.
    const wanted = first.preload.filter((one) => isFor(one, path, locale) && (remote || one.on || one.lang));
    const scripts = [...(remote ? [first.entry] : []), ...wanted.map(({ name }) => name)].map(link);
    write(below(path, 'scripts'), [...(remote ? remoteTags(built, path) : []), ...scripts].join('\n'));
    if (!drawing) continue;
    if (remote) {
      if (styles) write(below(path, 'styles'), `<link rel="stylesheet" href${attributes(folder, styles)}>`);
      write(below(path, 'page'), drawing.html);
    } else write(below(path, 'body'), `<div data-static lang="${regionOf[locale]}">${drawing.html}</div>`);
  }
  for (const [request, scripts] of Object.entries(first.shared))
    write(`${request}.html`, scripts.map(link).join('\n'));
  return names;
};
