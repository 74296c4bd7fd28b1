import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureServerBuilt } from '../../bootstrap/fresh.mjs';
import { launchOwnProduct, type OwnProduct, temporaryFolder } from '../../bootstrap/own-product';

/** The server as operators start it, for attacks from outside of the process. */
export interface Product extends OwnProduct {
  dataDir: string;
  /** Its terminal output. */
  output(): string;
}

const launch = async (env: Record<string, string>, umask = 0o022): Promise<Product> => {
  await ensureServerBuilt();
  const dataDir = env.DATA_DIR ?? temporaryFolder('data');
  const file = join(temporaryFolder('terminal'), 'text');
  const terminal = openSync(file, 'a');
  const before = process.umask(umask);
  try {
    const own = { SITE_DIR: temporaryFolder('no-site'), ...env, DATA_DIR: dataDir };
    const product = await launchOwnProduct(own, ['ignore', terminal, terminal]);
    return { ...product, dataDir, output: () => readFileSync(file, 'utf8') };
  } finally {
    process.umask(before);
  }
};

/**
 * Starts the server with its own ports and folder, and waits until it and its mailbox respond.
 * @param umask of the operator's shell
 * @throws with its output when it does not start
 */
export const startServer = async (env: Record<string, string> = {}, umask?: number): Promise<Product> => {
  const product = await launch(env, umask);
  if (await product.ready) return product;
  await product.stop();
  throw new Error(product.output());
};

/** Starts the server where it must refuse to start. @returns its exit code and output */
export const refusedStart = async (
  env: Record<string, string>,
): Promise<{ code: number; output: string }> => {
  const product = await launch(env);
  await product.ready;
  return { code: await product.stop(), output: product.output() };
};
