import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { root } from '../workspaces/apps';

/** The fields of a `package.json` that packing changes. */
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
 * Completes a published package: manifest, changelog and licence.
 * @param from its folder in the repository
 */
export const writeManifest = (folder: string, from: string, manifest: Manifest): void => {
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  for (const name of ['CHANGELOG.md', 'README.md'])
    if (existsSync(`${root}/${from}/${name}`)) cpSync(`${root}/${from}/${name}`, `${folder}/${name}`);
  cpSync(`${root}/LICENSE`, `${folder}/LICENSE`);
};
