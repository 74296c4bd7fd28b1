import type { Compilation } from 'webpack';
import type { PageTable } from '../../shared-api/common/pages';
import { heavierEntries } from '../webpack/sharing';
import { groupNamed, groupOfShared, scriptsFor, sharedKeysOf } from './chunks';

/** A script that is loaded in parallel with the entry. */
export interface Preload {
  name: string;
  /** Only on these paths; everywhere by default. */
  on?: string[];
  /** Only in this language. */
  lang?: 'en' | 'fr';
}

export interface FirstPage {
  entry: string;
  preload: Preload[];
  /** The pages of a remote that need a heavier shared entry of the shell. */
  needs: { on: string[]; shared: string }[];
  /** For the shell: the scripts of its menus and notifications, loaded on demand. */
  menus: string[];
  /** For the shell: the scripts of those heavier entries. */
  shared: Record<string, string[]>;
}

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A chunk named after a page is loaded on that page's paths. */
const pathsOf = (chunk: string, pages: PageTable): string[] | undefined => {
  const page = pages[camel(chunk)];
  return page && Object.values(page.path);
};

const entryOf = (compilation: Compilation, remote: boolean): string => {
  const name = remote
    ? Object.keys(compilation.assets).find((asset) => /^remoteEntry\..*\.js$/.test(asset))
    : [...groupNamed(compilation, 'main').chunks].flatMap(({ files }) => [...files])[0];
  if (!name) throw new Error('the build has no entry');
  return name;
};

/**
 * @param pages of the app
 * @returns the scripts for the page's head and the registry, in order of need
 */
export const firstPage = (compilation: Compilation, pages: PageTable, remote: boolean): FirstPage => {
  const entry = entryOf(compilation, remote);
  const always = scriptsFor(compilation, groupNamed(compilation, remote ? 'app' : 'main'));
  const known = new Set([entry, ...always]);
  const beyond = (scripts: string[]) => scripts.filter((name) => !known.has(name));
  const heavier = heavierEntries();

  const preload: Preload[] = always.filter((name) => name !== entry).map((name) => ({ name }));
  const needs: FirstPage['needs'] = [];
  for (const [chunk, group] of compilation.namedChunkGroups) {
    const lang = chunk.match(/^(?:page-)?messages-(en|fr)$/)?.[1] as Preload['lang'];
    const on = pathsOf(chunk, pages);
    const scripts = beyond(scriptsFor(compilation, group));
    if (lang) {
      const itsPages = chunk.startsWith('page-') && {
        on: Object.values(pages).map(({ path }) => path[lang]),
      };
      preload.push(...scripts.map((name) => ({ name, lang, ...itsPages })));
    }
    if (!on) continue;
    preload.push(...scripts.map((name) => ({ name, on })));
    if (!remote) continue;
    const asked = sharedKeysOf(compilation, group).filter((key) => heavier.includes(key));
    needs.push(...asked.map((shared) => ({ on, shared })));
  }
  const shared = heavier.flatMap((key) => {
    const group = remote ? undefined : groupOfShared(compilation, key);
    return group ? [[key, beyond(scriptsFor(compilation, group))] as const] : [];
  });
  const menus = ['menus', 'notification'].flatMap((name) =>
    remote ? [] : beyond(scriptsFor(compilation, groupNamed(compilation, name))),
  );
  return { entry, preload, needs, menus, shared: Object.fromEntries(shared) };
};

/** Scripts for every page. */
export const everywhere = ({ preload }: FirstPage): string[] =>
  preload.filter(({ on }) => !on).map(({ name }) => name);
