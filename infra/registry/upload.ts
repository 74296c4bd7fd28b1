import { readFileSync } from 'node:fs';
import { compressedForms } from '../build/compress';
import { type BuildManifest, integrityOf } from '../build/manifest';
import { distOf } from '../workspaces/apps';
import { buildFolder, filesFolder, keptPage } from './record';
import { servingOf } from './serving';
import type { ReleaseTarget } from './target';

/** Writes a file in all its encodings; the file itself last, so that its encodings exist when it does. */
const writeForms = async (target: ReleaseTarget, path: string, content: Buffer): Promise<void> => {
  const forms = [...(await compressedForms(path, content))].reverse();
  for (const [extension, form] of forms) {
    await target.write(`${path}${extension}`, form, servingOf(`${path}${extension}`));
  }
};

/**
 * Uploads a build. Nothing refers to it yet.
 * @param dist the build's folder
 * @throws when a file does not match the build's manifest
 */
export const uploadBuild = async (
  target: ReleaseTarget,
  manifest: BuildManifest,
  dist = distOf(manifest.app),
): Promise<void> => {
  const { app, build, files, parts } = manifest;
  for (const { name, integrity } of files) {
    const path = `${filesFolder(app, build)}/${name}`;
    if (await target.has(path)) continue;
    const content = readFileSync(`${dist}/files/${name}`);
    if (integrityOf(content) !== integrity) throw new Error(`${app}: ${name} is not what was built`);
    await writeForms(target, path, content);
  }
  for (const name of parts) {
    const path = `${buildFolder(manifest)}/pages/${name}`;
    await target.write(path, readFileSync(`${dist}/pages/${name}`), servingOf(path));
  }
  if (app !== 'shell') return;
  for (const name of manifest.rootFiles) {
    await writeForms(target, keptPage(build, name), readFileSync(`${dist}/root/${name}`));
  }
};
