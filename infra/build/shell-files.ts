import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { distOf, root } from '../workspaces/apps';
import type { FirstPage } from './first-page';
import { buildHead } from './head';
import { integrityOf } from './manifest';

const files = `${distOf('shell')}/files`;
const rootFolder = `${distOf('shell')}/root`;

/**
 * Adds what the document needs before any app runs.
 * @param css the styles of the static pages
 * @returns the files' names
 */
export const addHeadFiles = async (css: string): Promise<string[]> => {
  const { metafile } = await buildHead(files, css, true);
  return Object.keys(metafile.outputs).map((path) => basename(path));
};

const attributes = (name: string): string =>
  `="/assets/${name}" integrity="${integrityOf(readFileSync(`${files}/${name}`))}" crossorigin="anonymous"`;

const headTag = (name: string): string =>
  name.endsWith('.css')
    ? `<link rel="stylesheet" href${attributes(name)}>`
    : `<link rel="preload" as="font" type="font/woff2" href="/assets/${name}" crossorigin="anonymous">`;

const preloadLink = (name: string): string => `<link rel="preload" as="script" href${attributes(name)}>`;

/**
 * Writes the document and the other files served from `/`. The document names every script that all pages need, with
 * integrity. What depends on the address it includes, from this build and from the remote's live release.
 * @param head the names of the files needed before any app runs
 */
export const addShellFiles = ({ entry, preload }: FirstPage, head: string[]): void => {
  const always = preload.filter(({ on, lang }) => !on && !lang).map(({ name }) => name);
  const isScript = (name: string) => name.endsWith('.js');
  const parts = {
    head: head.filter((name) => !isScript(name)).map(headTag),
    later: [
      ...[...new Set([entry, ...always])].map(preloadLink),
      `<script src${attributes(entry)}></script>`,
    ],
    // Blocking on purpose: it affects the first paint, and is small.
    theme: head.filter(isScript).map((name) => `<script src${attributes(name)}></script>`),
  };
  const template = readFileSync(`${root}/shell/src/index.html`, 'utf8');
  rmSync(rootFolder, { recursive: true, force: true });
  cpSync(`${root}/shell/public`, rootFolder, { recursive: true });
  writeFileSync(
    `${rootFolder}/index.html`,
    template.replace(/<!-- (head|later|theme) -->/g, (_, tags: keyof typeof parts) =>
      parts[tags].join('\n    '),
    ),
  );
};

/** The content of what is served from `/`, before it names its build. */
export const rootIntegrity = (): string[][] =>
  readdirSync(rootFolder)
    .sort()
    .map((name) => [name, integrityOf(readFileSync(`${rootFolder}/${name}`))]);

/** Writes into the document which build it is of, and that build's version. */
export const nameBuild = (build: string, version: string): void => {
  const page = readFileSync(`${rootFolder}/index.html`, 'utf8');
  writeFileSync(
    `${rootFolder}/index.html`,
    page.replaceAll('{build}', build).replaceAll('{version}', version),
  );
};
