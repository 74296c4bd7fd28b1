import { openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, startCluster } from 'server/testing/postgres';
import { startOwnProduct, temporaryFolder } from '../bootstrap/own-product';

/** How many clients ask at once. */
export const connections = 32;

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** A product on a temporary PostgreSQL. */
interface MeasuredServer {
  databaseUrl: string;
  /** Signs the product's tokens. */
  secret: string;
  /** Its address, without a trailing slash. */
  product: string;
  /** The addresses of all its processes. */
  products: string[];
}

/**
 * Starts the product as an operator does, logging to a file, measures, and stops everything.
 * @param processes how many, on one database
 * @param site the published site; without it, only the API is served
 */
export async function withServer(
  measure: (server: MeasuredServer) => Promise<void>,
  processes = 1,
  site?: string,
): Promise<void> {
  const secret = 'signs the tokens of one benchmark only';
  const folder = temporaryFolder('bench');
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const cluster = await startCluster();
    stops.push(() => cluster.stop());
    const databaseUrl = await createDatabase(cluster.url);
    const products: string[] = [];
    while (products.length < processes) {
      const product = await startOwnProduct(
        {
          DATABASE_URL: databaseUrl,
          DATABASE_POOL: '10',
          DATA_DIR: folder,
          SITE_DIR: site ?? folder,
          JWT_SECRET: secret,
          SMTP_URL: 'smtp://127.0.0.1:9',
          LOG_LEVEL: 'info',
          // As in the image: React renders mails faster without its development checks.
          NODE_ENV: 'production',
        },
        ['ignore', openSync(join(folder, 'log'), 'a'), 'inherit'],
      );
      stops.push(() => product.stop());
      products.push(`http://127.0.0.1:${product.port}`);
    }
    await measure({ databaseUrl, secret, product: products[0] ?? '', products });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
