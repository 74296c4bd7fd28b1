import { readFileSync } from 'node:fs';
import { type BuildManifest, integrityOf } from '../build/manifest';
import { distOf } from '../workspaces/apps';

/** @returns a line for each file that is missing or differs from the build's manifest */
export const damagedFiles = ({ app, files }: BuildManifest): string[] =>
  files.flatMap(({ name, integrity }) => {
    try {
      const content = readFileSync(`${distOf(app)}/files/${name}`);
      return integrityOf(content) === integrity ? [] : [`${app}: ${name} was changed after the build`];
    } catch {
      return [`${app}: ${name} is missing`];
    }
  });
