import { remoteContract } from '../../shared-api/src/remote';
import type { BuildManifest } from '../build/manifest';

/** What a release says of its fit: a remote's own words, or what the shell implements and is. */
export const termsOf = (manifest: BuildManifest): { contract: number; shell: string } => {
  if (manifest.app === 'shell') return { contract: remoteContract, shell: manifest.version };
  if (!manifest.terms) throw new Error(`${manifest.app}/package.json says nothing under "courtside"`);
  return manifest.terms;
};
