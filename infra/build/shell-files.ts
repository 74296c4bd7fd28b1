import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { root } from '../webpack/apps';
import { distOf, integrityOf } from './manifest';

const files = `${distOf('shell')}/files`;

/** Minifies a small script that stands alone, and gives it a hashed name. @returns the name */
const addScript = async (source: string, name: string): Promise<string> => {
  const { code } = await transform(readFileSync(source, 'utf8'), { loader: 'ts', minify: true, format: 'iife' });
  const hashed = `${name}.${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;
  writeFileSync(`${files}/${hashed}`, code);
  return hashed;
};

const attributes = (name: string): string =>
  `="/assets/${name}" integrity="${integrityOf(readFileSync(`${files}/${name}`))}" crossorigin="anonymous"`;

const preloadLink = (name: string): string => `<link rel="preload" as="script" href${attributes(name)}>`;

/**
 * Writes the page beside the shell's files. It names every script that it needs with its integrity, and leaves a
 * place where the web server includes what the player portal's current release needs.
 */
export const addShellFiles = async ({ entry, preload }: { entry: string; preload: string[] }): Promise<void> => {
  const theme = await addScript(`${root}/shell/src/theme/before-paint.ts`, 'theme');
  const head = [
    // Blocking on purpose: the page must never flash in the wrong theme.
    `<script src${attributes(theme)}></script>`,
    ...preload.map(preloadLink),
    '<!--# include virtual="/registry/player-portal.preload.html" -->',
    `<script defer src${attributes(entry)}></script>`,
  ];
  const template = readFileSync(`${root}/shell/src/index.html`, 'utf8');
  writeFileSync(`${distOf('shell')}/index.html`, template.replace('<!-- scripts -->', head.join('\n    ')));
  const publicFolder = `${root}/shell/public`;
  if (existsSync(publicFolder)) cpSync(publicFolder, `${distOf('shell')}/public`, { recursive: true });
};
