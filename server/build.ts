import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(fileURLToPath(import.meta.url));

/** What runs as a program of its own: `server/dist/<name>.mjs`. */
export const entries = { main: 'src/main.ts', 'create-admin': 'src/cli/create-admin.ts' };

/**
 * Bundles the server: our own sources, the workspace's included, into one file an entry; packages stay outside.
 * @returns the paths of the bundles by entry
 */
export async function buildServer(): Promise<Record<keyof typeof entries, string>> {
  await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: true,
    legalComments: 'none',
    logLevel: 'warning',
    // The contract is the one package that exists only as TypeScript.
    external: await packagesOutside(),
  });
  return { main: join(root, 'dist/main.mjs'), 'create-admin': join(root, 'dist/create-admin.mjs') };
}

async function packagesOutside(): Promise<string[]> {
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const names = Object.keys(dependencies).filter((name) => name !== 'shared-api');
  return names.flatMap((name) => [name, `${name}/*`]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServer();
