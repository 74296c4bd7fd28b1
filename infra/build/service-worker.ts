import { rmSync } from 'node:fs';
import { build } from 'esbuild';
import { injectManifest } from 'workbox-build';
import { distOf, root } from '../workspaces/apps';

/**
 * Builds the service worker with its precache list.
 * @param names the shell's files that every page needs
 * @throws when a file is missing
 */
export const addServiceWorker = async (names: string[]): Promise<void> => {
  const bundled = `${distOf('shell')}/service-worker.bundled.js`;
  await build({
    entryPoints: [`${root}/shell/src/service-worker/worker/service-worker.ts`],
    outfile: bundled,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  const { count, warnings } = await injectManifest({
    swSrc: bundled,
    swDest: `${distOf('shell')}/root/service-worker.js`,
    globDirectory: `${distOf('shell')}/files`,
    globPatterns: [...new Set(names)],
    modifyURLPrefix: { '': '/assets/' },
    // The names contain a hash of the content.
    dontCacheBustURLsMatching: /./,
  });
  rmSync(bundled);
  if (count !== new Set(names).size || warnings.length > 0) {
    throw new Error(`service worker: ${count} of ${names.length} files precached; ${warnings.join('; ')}`);
  }
};
