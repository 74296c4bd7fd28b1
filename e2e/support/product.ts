import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { freePort } from '../../infra/bootstrap/ports.mjs';
import { startProduct } from '../../infra/bootstrap/product.mjs';

/** A running product with its demo club. */
interface Product {
  url: string;
  /** The address of its mailbox's page and REST API. */
  mailbox: string;
}

/** The product that the person at the keyboard has started, if any: then nothing is started here. */
export const given = (): Product | undefined => {
  const url = process.env.BASE_URL;
  if (!url) return undefined;
  return { url, mailbox: process.env.MAILBOX_URL ?? `http://localhost:${Number(new URL(url).port) + 1}` };
};

let running: Product | undefined = given();

/** The product that this worker's tests look at. @throws outside a test */
export const runningProduct = (): Product => {
  if (!running) throw new Error('No product has been started');
  return running;
};

/** Playwright's test on a product of the worker's own: what one file changes in its club, no other worker sees. */
export const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const outside = given();
      if (outside) return use(outside);
      const [port, page, smtp] = [await freePort(), await freePort(), await freePort()];
      const folder = mkdtempSync(join(tmpdir(), 'courtside-e2e-'));
      const url = `http://localhost:${port}`;
      const product = startProduct(port, {
        DATA_DIR: folder,
        PUBLIC_URL: url,
        MAILBOX_PORT: String(page),
        MAILBOX_SMTP_PORT: String(smtp),
        LOG_LEVEL: 'error',
        // Hundreds of logins from one address in minutes; the limits are the server tests' affair.
        RATE_LIMITS: 'false',
      });
      try {
        if (!(await product.ready)) throw new Error('The product did not start');
        running = { url, mailbox: `http://localhost:${page}` };
        await use(running);
      } finally {
        await product.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
});
