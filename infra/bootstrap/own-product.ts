import type { StdioOptions } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patience } from './patience.mjs';
import { freePort } from './ports.mjs';
import { startProduct } from './product.mjs';

/** A product started for a test or a measurement. */
export interface OwnProduct {
  pid: number | undefined;
  port: number;
  url: string;
  /** The address of its mailbox's page and REST API. */
  mailbox: string;
  /** Whether it and its mailbox have started to respond. */
  ready: Promise<boolean>;
  /** Stops it, and waits until it has ended. @returns its exit code */
  stop(signal?: NodeJS.Signals): Promise<number>;
}

/** A temporary folder for a test. */
export const temporaryFolder = (name: string): string => mkdtempSync(join(tmpdir(), `courtside-${name}-`));

/** Polls a condition. @throws with `why()` when it does not become true */
export const waitUntil = async (holds: () => Promise<boolean>, why: () => string): Promise<void> => {
  const deadline = Date.now() + 20_000 * patience;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(why());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/**
 * Starts the built server on free ports.
 * @param env on top of this process's own; without a `DATA_DIR` the data are in a folder that is deleted when it stops
 */
export const launchOwnProduct = async (
  env: Record<string, string> = {},
  stdio?: StdioOptions,
): Promise<OwnProduct> => {
  const port = Number(env.PORT ?? (await freePort()));
  const [page, smtp] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const folder = temporaryFolder('data');
  const own = {
    DATA_DIR: folder,
    PUBLIC_URL: url,
    MAILBOX_PORT: String(page),
    MAILBOX_SMTP_PORT: String(smtp),
    LOG_LEVEL: 'error',
  };
  const { pid, ready, stop: end } = startProduct(port, { ...own, ...env }, stdio);
  const stop = async (signal?: NodeJS.Signals) => {
    const code = await end(signal, 60_000);
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  return { pid, port, url, mailbox: `http://localhost:${page}`, ready, stop };
};

/** The same, and waits until it responds. @throws when it ends before, or never responds */
export const startOwnProduct: typeof launchOwnProduct = async (env, stdio) => {
  const product = await launchOwnProduct(env, stdio);
  if (await product.ready) return product;
  await product.stop();
  throw new Error('The product did not start');
};
