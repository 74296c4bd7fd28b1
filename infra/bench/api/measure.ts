import autocannon from 'autocannon';
import type { Case } from './cases';

export const connections = 32;
export const seconds = 2;
export const rounds = 5;

interface Round {
  /** Requests per second. */
  rate: number;
  /** The 99th percentile, in milliseconds. */
  p99: number;
}

/** Loads one server for a while. @throws when a request fails */
async function load(url: string, { requests }: Case, duration = seconds): Promise<Round> {
  // An upper bound for a server that is faster than expected.
  const result = await autocannon({ url, connections, requests, duration, maxConnectionRequests: 20_000 });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${url}: ${failed} requests failed`);
  return { rate: result['2xx'] / result.duration, p99: result.latency.p99 };
}

/** @throws when the two replies differ in length: then the two servers do not do the same work */
export async function assertAlike(urls: string[], { name, requests: [first] }: Case): Promise<void> {
  const headers = first?.headers as Record<string, string>;
  const replies = urls.map(async (url) => (await fetch(url + first?.path, { headers })).text());
  const [product, twin] = (await Promise.all(replies)).map((reply) => reply.length);
  if (product !== twin)
    throw new Error(`${name}: ${product} characters from the product, ${twin} from the twin`);
}

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Measures product and twin alternately, so that other load on the machine affects both. */
export async function compare(urls: { product: string; twin: string }, one: Case) {
  const sides = [urls.product, urls.twin];
  await assertAlike(sides, one);
  for (const url of sides) await load(url, one, 1);
  const product: Round[] = [];
  const twin: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    product.push(await load(urls.product, one));
    twin.push(await load(urls.twin, one));
  }
  const ratios = product.map(({ rate }, round) => rate / (twin[round]?.rate ?? 0));
  return {
    ratio: Number(median(ratios).toFixed(2)),
    goal: one.goal,
    'each round': ratios.map((ratio) => ratio.toFixed(2)).join(' '),
    'requests/s': Math.round(median(product.map(({ rate }) => rate))),
    'p99 (ms)': median(product.map(({ p99 }) => p99)),
    'twin requests/s': Math.round(median(twin.map(({ rate }) => rate))),
    'twin p99': median(twin.map(({ p99 }) => p99)),
  };
}
