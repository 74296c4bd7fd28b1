import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { sitePaths } from '../../shared-api/common/paths';
import { distOf, root } from '../webpack/apps';
import type { FirstPage, Preload } from './first-page';
import { buildHead } from './head';
import { integrityOf } from './manifest';

const files = `${distOf('shell')}/files`;

/** @returns the names of what the page needs before any app runs */
const addHeadFiles = async (): Promise<string[]> => {
  const { metafile } = await buildHead(files, { early: `${root}/shell/src/head/early.ts` }, true);
  return Object.keys(metafile.outputs).map((path) => basename(path));
};

const attributes = (name: string): string =>
  `="/assets/${name}" integrity="${integrityOf(readFileSync(`${files}/${name}`))}" crossorigin="anonymous"`;

/** Blocking on purpose: both scripts change what is drawn first, are small, and come at once. */
const scriptTag = (name: string): string => `<script src${attributes(name)}></script>`;

const headTag = (name: string): string => {
  if (name.endsWith('.js')) return scriptTag(name);
  if (name.endsWith('.css')) return `<link rel="stylesheet" href${attributes(name)}>`;
  return `<link rel="preload" as="font" type="font/woff2" href="/assets/${name}" crossorigin="anonymous">`;
};

/** Of low priority: on a slow line the page's style, fonts and title come first. */
const preloadLink = ({ name }: Preload): string =>
  `<link rel="preload" as="script" fetchpriority="low" href${attributes(name)}>`;

/** What is wanted only on some pages, as `shell/src/head/facts.ts` reads it. */
const conditional = ({ preload, shared }: FirstPage): string => {
  const fileOf = (name: string) => ({
    href: `/assets/${name}`,
    integrity: integrityOf(readFileSync(`${files}/${name}`)),
  });
  const facts = {
    french: Object.values(sitePaths).map(({ fr }) => fr),
    files: preload
      .filter(({ on, lang }) => on || lang)
      .map(({ name, ...when }) => ({ ...fileOf(name), ...when })),
    shared: Object.fromEntries(Object.entries(shared).map(([key, names]) => [key, names.map(fileOf)])),
  };
  return `<script type="application/json" data-preload="shell">${JSON.stringify(facts)}</script>`;
};

/**
 * Writes the page and the other files that are served from `/` itself. The page names every script that it needs
 * with its integrity, and leaves a place where the web server includes what the player portal's current release
 * needs.
 * @returns the names of the files that the page's head needs besides the app's own
 */
export const addShellFiles = async (first: FirstPage): Promise<string[]> => {
  const head = (await addHeadFiles()).sort();
  // It writes into the page's body, and has to come after it.
  const isEarly = (name: string) => name.startsWith('early.');
  // What is drawn first is asked for first; on a slow line the apps would otherwise hold it up.
  const tags = {
    head: [
      conditional(first),
      '<!--# include virtual="/registry/player-portal.preload.html" -->',
      ...head.filter((name) => !isEarly(name)).map(headTag),
    ],
    scripts: [
      ...head.filter(isEarly).map(scriptTag),
      `<script defer fetchpriority="high" src${attributes(first.entry)}></script>`,
      ...first.preload.filter(({ on, lang }) => !on && !lang).map(preloadLink),
    ],
  };
  const template = readFileSync(`${root}/shell/src/index.html`, 'utf8');
  const rootFolder = `${distOf('shell')}/root`;
  rmSync(rootFolder, { recursive: true, force: true });
  cpSync(`${root}/shell/public`, rootFolder, { recursive: true });
  writeFileSync(
    `${rootFolder}/index.html`,
    template.replace(/<!-- (head|scripts) -->/g, (_, part: keyof typeof tags) => tags[part].join('\n    ')),
  );
  return head;
};
