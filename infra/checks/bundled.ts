import { readdirSync, readFileSync } from 'node:fs';
import { distOf } from '../workspaces/apps';

/** Packages that a remote must not bundle: the shell provides them, and a second copy breaks the theme or the router. */
const foreign = [
  '@mui/material',
  '@mui/system',
  '@emotion',
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'react-intl',
  '@tanstack/react-query',
  'zustand',
];

const packageIn = (source: string): string | undefined =>
  source.match(/node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules\/)/)?.[1];

const isForeign = (name: string): boolean =>
  foreign.some((one) => name === one || (one.startsWith('@') && name.startsWith(`${one}/`)));

interface SourceMap {
  sources: string[];
}

/** @returns the packages bundled into each file of an app's build, according to its source maps */
export const bundledPackages = (app: string): Map<string, string[]> => {
  const folder = `${distOf(app)}/files`;
  const maps = readdirSync(folder).filter((name) => name.endsWith('.js.map'));
  return new Map(
    maps.map((name) => {
      const { sources } = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as SourceMap;
      const packages = new Set(sources.flatMap((source) => packageIn(source) ?? []));
      return [name.replace(/\.map$/, ''), [...packages].sort()];
    }),
  );
};

/** @returns one line for each file of a remote that bundles a forbidden package; shared-ui's own sources count too */
export const foreignCode = (app: string): string[] =>
  [...bundledPackages(app)].flatMap(([file, packages]) =>
    packages.filter(isForeign).map((name) => `${app}: ${file} contains ${name}`),
  );
