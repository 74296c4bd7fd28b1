import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { remoteConfig } from '../webpack/remote';
import { consumedByRemote, providedByShell } from '../webpack/sharing';
import { contractOf, distOf } from '../workspaces/apps';
import { compile } from './compile';
import { compressBeside } from './compress';
import { everywhere, firstPage } from './first-page';
import { type BuildManifest, type BuiltFile, integrityOf } from './manifest';
import { originOf } from './origin';
import { pageTable, pageTables } from './page-tables.mjs';
import { writePageFiles } from './static/page-files';
import { renderStaticPages } from './static/static-pages';

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
 * the web server includes in documents, and `build.json`, which describes them.
 */
export const buildApp = async (app: string): Promise<BuildManifest> => {
  const pages = pageTable(app);
  const shell = app === 'shell' ? await import('./shell') : undefined;
  const config = shell ? shell.config() : remoteConfig(app, 'production');
  const first = firstPage(await compile(config), pages, !shell);
  const { drawings, css, program } = await renderStaticPages(app, pageTables());
  const folder = `${distOf(app)}/files`;
  const head = shell ? await shell.addHeadFiles(css) : [];
  if (!shell && css) writeFileSync(`${folder}/pages.${buildId(css)}.css`, css);
  const names = readdirSync(folder).filter((name) => !name.endsWith('.map'));
  const files = await Promise.all(names.sort().map((name) => describeFile(folder, name)));
  if (shell) {
    shell.addShellFiles(first, head);
    await shell.addServiceWorker([...head, first.entry, ...everywhere(first), ...first.menus]);
  }
  const contract = contractOf(app);
  const shared = sharedBy(app);
  // Without the compressed forms, which depend on the Node.js version, and without where it comes from.
  const build = buildId(
    files.map(({ name, integrity }) => [name, integrity]),
    shell?.rootIntegrity(),
    pages,
    [drawings, program],
    [contract, shared],
  );
  const origin = originOf(app, contract);
  shell?.nameBuild(build, origin.version);
  const manifest: BuildManifest = {
    app,
    ...origin,
    build,
    contract,
    first,
    files,
    pages,
    parts: writePageFiles({ app, build, first, files, pages }, drawings, program),
    rootFiles: shell ? readdirSync(`${distOf(app)}/root`).sort() : [],
    shared,
  };
  writeFileSync(`${distOf(app)}/build.json`, JSON.stringify(manifest, null, 2));
  return manifest;
};
