import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { root } from '../workspaces/apps';

/** As much of a `package.json` as packing changes. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports: Record<string, string | Record<string, string>>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: boolean }>;
  [field: string]: unknown;
}

/**
 * Completes a package that is published: what it says of itself, what changed, and its licence.
 * @param from the folder of the repository that it is made of
 */
export const writeManifest = (folder: string, from: string, manifest: Manifest): void => {
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  for (const name of ['CHANGELOG.md', 'README.md'])
    if (existsSync(`${root}/${from}/${name}`)) cpSync(`${root}/${from}/${name}`, `${folder}/${name}`);
  cpSync(`${root}/LICENSE`, `${folder}/LICENSE`);
};
