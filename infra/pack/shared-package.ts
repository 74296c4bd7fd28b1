import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { packageDeclarations } from '../promises/declarations';
import { type Files, writeFiles } from '../promises/files';
import { root } from '../workspaces/apps';
import { type Manifest, writeManifest } from './manifest';

/** The packages that the shell provides and remotes import. */
export const sharedPackages = ['shared-api', 'shared-ui'];

/** The types of all their entries, by path from the repository's root. */
export const sharedDeclarations = (): Files =>
  packageDeclarations(root, sharedPackages, { without: [], noCheck: true });

const isSource = (path: string): boolean => /\.tsx?$/.test(path);
const compiled = (path: string, extension: string): string => path.replace(/\.tsx?$/, extension);

const readManifest = (name: string): Manifest =>
  JSON.parse(readFileSync(`${root}/${name}/package.json`, 'utf8')) as Manifest;

/** The same entries as in the sources. */
const publishedEntries = (entries: [entry: string, path: string][]): Manifest['exports'] =>
  Object.fromEntries(
    entries.map(([entry, path]) => [
      entry,
      isSource(path) ? { types: compiled(path, '.d.ts'), default: compiled(path, '.js') } : path,
    ]),
  );

/**
 * Writes a shared package for publication: compiled, with types.
 * @param folder where it goes
 * @param declarations of `sharedDeclarations`
 */
export const writeSharedPackage = async (
  name: string,
  folder: string,
  declarations: Files,
): Promise<void> => {
  const {
    private: _private,
    scripts: _scripts,
    devDependencies: _dev,
    exports,
    ...manifest
  } = readManifest(name);
  const entries = Object.entries(exports as Record<string, string>);
  await build({
    entryPoints: entries.filter(([, path]) => isSource(path)).map(([, path]) => `${root}/${name}/${path}`),
    outdir: folder,
    outbase: `${root}/${name}`,
    absWorkingDir: root,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'warning',
  });
  for (const [, path] of entries.filter(([, file]) => !isSource(file))) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    cpSync(`${root}/${name}/${path}`, `${folder}/${path}`);
  }
  const own = Object.entries(declarations).filter(
    ([path]) => path.startsWith(`${name}/`) && path.endsWith('.d.ts'),
  );
  writeFiles(folder, Object.fromEntries(own.map(([path, text]) => [path.slice(name.length + 1), text])));
  writeManifest(folder, name, { ...manifest, exports: publishedEntries(entries) });
};
