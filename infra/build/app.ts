import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { distOf, readPackage } from '../webpack/apps';
import { consumedByRemote, providedByShell } from '../webpack/sharing';
import { compile } from './compile';
import { compressBeside } from './compress';
import { everywhere, firstPage } from './first-page';
import { type BuildManifest, type BuiltFile, integrityOf } from './manifest';
import { pageTable, pageTables } from './page-tables.mjs';
import { addServiceWorker } from './service-worker';
import { addHeadFiles, addShellFiles } from './shell-files';
import { writePageFiles } from './static/page-files';
import { drawStaticPages } from './static/static-pages';

const describeFile = async (folder: string, name: string): Promise<BuiltFile> => {
  const content = readFileSync(`${folder}/${name}`);
  const brotli = await compressBeside(`${folder}/${name}`, content);
  return { name, integrity: integrityOf(content), bytes: content.length, brotli };
};

const buildId = (...content: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);

const sharedBy = (app: string): Record<string, string> => {
  const table = app === 'shell' ? providedByShell() : consumedByRemote(app);
  return Object.fromEntries(
    Object.entries(table).map(([name, { requiredVersion }]) => [name, requiredVersion]),
  );
};

/**
 * Builds one app into `<app>/dist`: `files/` with everything that is published under hashed names, `pages/` with what
 * the web server includes in documents, and `build.json`, which says what they are.
 */
export const buildApp = async (app: string): Promise<BuildManifest> => {
  const pages = pageTable(app);
  const first = firstPage(await compile(app), pages, app !== 'shell');
  const { drawings, css } = await drawStaticPages(app, pageTables());
  const folder = `${distOf(app)}/files`;
  const head = app === 'shell' ? await addHeadFiles(css) : [];
  if (app !== 'shell' && css) writeFileSync(`${folder}/pages.${buildId(css)}.css`, css);
  const { version, courtside } = readPackage(app);
  const names = readdirSync(folder).filter((name) => !name.endsWith('.map'));
  const files = await Promise.all(names.sort().map((name) => describeFile(folder, name)));
  // Not of the compressed forms, which are another Node.js's affair.
  const build = buildId(
    files.map(({ name, integrity }) => [name, integrity]),
    pages,
    drawings,
  );
  if (app === 'shell') {
    addShellFiles(build, first, head);
    await addServiceWorker([...head, first.entry, ...everywhere(first), ...first.menus]);
  }
  const manifest: BuildManifest = {
    app,
    version,
    build,
    first,
    files,
    pages,
    parts: writePageFiles({ app, build, first, files, pages }, drawings),
    rootFiles: app === 'shell' ? readdirSync(`${distOf(app)}/root`).sort() : [],
    ...(courtside && { terms: courtside }),
    shared: sharedBy(app),
  };
  writeFileSync(`${distOf(app)}/build.json`, JSON.stringify(manifest, null, 2));
  return manifest;
};
