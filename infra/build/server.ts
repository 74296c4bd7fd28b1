import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { folderOf } from '../workspaces/paths.mjs';
import { pageTables } from './page-tables.mjs';

const server = folderOf('server');

/** What runs as a program of its own: `server/dist/<name>.mjs`. */
const entries = {
  main: 'src/main.ts',
  mailbox: 'src/mail/mailbox-thread.ts',
  reader: 'src/reader.ts',
  drawer: 'src/drawer.ts',
  ...Object.fromEntries(
    ['backup', 'create-admin', 'migrate', 'restore'].map((name) => [name, `src/cli/${name}.ts`]),
  ),
  'follow-site': '../infra/registry/follow-site.ts',
};

/**
 * Bundles the server: our own sources, the workspace's included, into one file an entry; packages stay outside.
 * @returns the folder they are in
 */
export async function buildServer(): Promise<string> {
  const folder = join(server, 'dist');
  await rm(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: server,
    entryPoints: entries,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is imported later, such as the e-mail templates, stays out of the first start's way.
    splitting: true,
    chunkNames: '[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: true,
    legalComments: 'none',
    logLevel: 'warning',
    // The contract is the one package that exists only as TypeScript.
    // MailDev is a development dependency: images have a real mail server, and neither it nor its parsers.
    external: [...(await packagesOutside()), 'maildev'],
    define: { BUILT_PAGES: JSON.stringify(pageTables()) },
  });
  return folder;
}

/** The packages of the server and of the contract: those that are CommonJS cannot be part of a module. */
async function packagesOutside(): Promise<string[]> {
  const files = ['server', 'shared-api'].map((name) => join(folderOf(name), 'package.json'));
  const manifests = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const names = manifests.flatMap((manifest) => {
    const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
    return Object.keys(dependencies).filter((name) => name !== 'shared-api');
  });
  return names.flatMap((name) => [name, `${name}/*`]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServer();
