import { test as base } from '@playwright/test';
import { type OwnProduct, startOwnProduct } from '../../infra/bootstrap/own-product';
import { freshDatabase } from './database';

/** A running product with its demo club. */
interface Product extends Pick<OwnProduct, 'url' | 'mailbox'> {
  /** The address of its PostgreSQL database; undefined on the embedded engine, and for a product started outside. */
  database?: string | undefined;
}

/** A product that is already running; if there is one, none is started here. */
export const externalProduct = (): Product | undefined => {
  const url = process.env.BASE_URL;
  if (!url) return undefined;
  return { url, mailbox: process.env.MAILBOX_URL ?? `http://localhost:${Number(new URL(url).port) + 1}` };
};

let running: Product | undefined = externalProduct();

/** The product of this worker's tests. @throws outside a test */
export const runningProduct = (): Product => {
  if (!running) throw new Error('No product has been started');
  return running;
};

/**
 * Starts a product with its own club: on PostgreSQL, which takes a third of the processor time; with TEST_FULL=true
 * on the embedded engine.
 * @param env on top of this process's own
 */
export const startTestProduct = async (
  env: Record<string, string> = {},
): Promise<OwnProduct & Pick<Product, 'database'>> => {
  const database = process.env.TEST_FULL ? undefined : await freshDatabase();
  const all: Record<string, string> = {
    // Hundreds of logins from one address in minutes; the server's tests cover the limits.
    RATE_LIMITS: 'false',
    // As in the image: React renders e-mails without its checks for developers.
    NODE_ENV: 'production',
    ...database,
    ...env,
  };
  return { ...(await startOwnProduct(all)), database: all.DATABASE_URL };
};

/** Playwright's test with a product per worker: other workers never see what one file changes in its club. */
export const test = base.extend<object, { product: Product; environment: Record<string, string> }>({
  /** Of a product that a file's tests need for themselves. */
  environment: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ environment }, use) => {
      const external = externalProduct();
      if (external && Object.keys(environment).length === 0) return use(external);
      const product = await startTestProduct(environment);
      running = product;
      await use(product);
      await product.stop();
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: ({ product }, use) => use(product.url),
});
