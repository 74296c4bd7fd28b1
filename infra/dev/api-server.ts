import { watch } from 'node:fs';
import { startProduct } from '../bootstrap/product.mjs';
import { buildServer } from '../build/server';
import { root } from '../workspaces/apps';

/** Long enough for an editor to save all files. */
const quiet = 300;

/**
 * Runs the API from source: a change bundles and restarts it.
 * @returns a function that stops it
 */
export const serveApi = async (
  port: number,
  env: Record<string, string>,
): Promise<() => Promise<unknown>> => {
  await buildServer();
  let running = startProduct(port, env);
  let timer: NodeJS.Timeout | undefined;

  const again = async () => {
    try {
      await buildServer();
    } catch {
      // The bundler has printed the error; the API keeps running.
      return;
    }
    await running.stop();
    running = startProduct(port, env);
    console.log('API restarted');
  };
  for (const folder of ['server/src', 'shared-api/contract', 'shared-api/common']) {
    watch(`${root}/${folder}`, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void again(), quiet);
    });
  }
  await running.ready;
  return () => running.stop();
};
