import { test as base } from '@playwright/test';
import { type OwnProduct, startOwnProduct } from '../../infra/bootstrap/own-product';
import { freshDatabase } from './database';

/** A running product with its demo club. */
interface Product extends Pick<OwnProduct, 'url' | 'mailbox'> {
  /** The address of its PostgreSQL database; none on the embedded engine, and for one that was started outside. */
  database?: string | undefined;
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

/**
 * Starts a product with a club of its own: on PostgreSQL, which costs a third of the processor time; with TEST_FULL=true,
 * or without PostgreSQL, on the embedded engine.
 * @param env on top of this process's own
 */
export const startTestProduct = async (
  env: Record<string, string> = {},
): Promise<OwnProduct & Pick<Product, 'database'>> => {
  const database = process.env.TEST_FULL ? undefined : await freshDatabase();
  // Hundreds of logins from one address in minutes; the limits are the server tests' affair.
  const all: Record<string, string> = { RATE_LIMITS: 'false', ...database, ...env };
  return { ...(await startOwnProduct(all)), database: all.DATABASE_URL };
};

/** Playwright's test on a product of the worker's own: what one file changes in its club, no other worker sees. */
export const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const outside = given();
      if (outside) return use(outside);
      const product = await startTestProduct();
      running = product;
      await use(product);
      await product.stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
});
