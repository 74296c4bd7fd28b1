import { existsSync } from 'node:fs';
import { build } from 'esbuild';
import { distOf, root } from '../workspaces/apps';

/**
 * Builds the service worker with its precache list.
 * @param names the shell's files that every page needs
 * @throws when a file is missing
 */
export const addServiceWorker = async (names: string[]): Promise<void> => {
  const files = [...new Set(names)];
  const missing = files.filter((name) => !existsSync(`${distOf('shell')}/files/${name}`));
  if (missing.length > 0) throw new Error(`service worker: there is no ${missing.join(', ')}`);
  await build({
    entryPoints: [`${root}/shell/src/service-worker/worker/service-worker.ts`],
    outfile: `${distOf('shell')}/root/service-worker.js`,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      // The names contain a hash of the content, so that none has a revision.
      'self.__WB_MANIFEST': JSON.stringify(files.map((name) => ({ url: `/assets/${name}`, revision: null }))),
    },
    logLevel: 'warning',
  });
};
