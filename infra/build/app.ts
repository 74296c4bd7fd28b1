import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AppName, distOf, readPackage } from '../webpack/apps';
import { consumedByRemote, providedByShell } from '../webpack/sharing';
import { compile } from './compile';
import { compressBeside } from './compress';
import { everywhere, firstPage } from './first-page';
import { firstWordsOf } from './first-words';
import { type BuildManifest, type BuiltFile, integrityOf } from './manifest';
import { addServiceWorker } from './service-worker';
import { addShellFiles } from './shell-files';

const describeFile = async (folder: string, name: string): Promise<BuiltFile> => {
  const content = readFileSync(`${folder}/${name}`);
  const brotli = await compressBeside(`${folder}/${name}`, content);
  return { name, integrity: integrityOf(content), bytes: content.length, brotli };
};

const buildId = (files: BuiltFile[]): string =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);

const sharedBy = (app: AppName): Record<string, string> => {
  const table = app === 'shell' ? providedByShell() : consumedByRemote(app);
  return Object.fromEntries(
    Object.entries(table).map(([name, { requiredVersion }]) => [name, requiredVersion]),
  );
};

/**
 * Builds one app into `<app>/dist`: `files/` with everything that is published under hashed names, and
 * `build.json`, which says what they are.
 */
export const buildApp = async (app: AppName): Promise<BuildManifest> => {
  const first = firstPage(await compile(app), app !== 'shell');
  const folder = `${distOf(app)}/files`;
  if (app === 'shell') {
    const head = await addShellFiles(first);
    await addServiceWorker([...head, first.entry, ...everywhere(first)]);
  }
  const { version, courtside } = readPackage(app);
  const names = readdirSync(folder).filter((name) => !name.endsWith('.map'));
  const files = await Promise.all(names.sort().map((name) => describeFile(folder, name)));
  const manifest: BuildManifest = {
    app,
    version,
    build: buildId(files),
    first,
    words: await firstWordsOf(app),
    files,
    rootFiles: app === 'shell' ? readdirSync(`${distOf(app)}/root`).sort() : [],
    ...(courtside && { terms: courtside }),
    shared: sharedBy(app),
  };
  writeFileSync(`${distOf(app)}/build.json`, JSON.stringify(manifest, null, 2));
  return manifest;
};
