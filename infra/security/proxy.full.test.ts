import { createDatabase, startCluster, type TestCluster } from 'server/testing/postgres';
import { freePort } from '../bootstrap/ports.mjs';
import { missingPrograms } from '../bootstrap/programs.mjs';
import { startCaddy } from '../systemd/support/machine';
import { type Caller, postFrom } from './support/from';
import { type Product, startServer } from './support/product';

(missingPrograms('caddy').length > 0 ? describe.skip : describe)('behind a proxy', () => {
  let cluster: TestCluster;
  let product: Product;
  let proxy: Awaited<ReturnType<typeof startCaddy>>;
  const port = freePort();
  beforeAll(async () => {
    // A first start on PostgreSQL takes a third of the time of one on the embedded engine.
    cluster = await startCluster();
    product = await startServer({
      DATABASE_URL: await createDatabase(cluster.url),
      JWT_SECRET: 'a secret of this test only, long enough for anybody',
      TRUST_PROXY: '127.0.0.1',
      SMTP_URL: 'smtp://127.0.0.1:9',
    });
    proxy = await startCaddy(await port, [product.port], 'http');
  });
  afterAll(async () => {
    await proxy?.stop();
    await product?.stop();
    await cluster?.stop();
  });

  const report = (caller: Caller, url: string) =>
    postFrom(caller, `${url}/api/v1/Telemetry/remotes`, { remote: 'player-portal', cause: 'crashed' });

  /** Uses up the reports that one address may send in ten minutes. */
  const useUp = async (caller: (attempt: number) => Caller, url: string) => {
    const answers: number[] = [];
    for (let attempt = 0; attempt < 31; attempt++) answers.push(await report(caller(attempt), url));
    return answers;
  };
  const thirtyThenNoMore = [...Array<number>(30).fill(204), 429];

  test('everybody has an address of their own: one cannot use up the others’ limits', async () => {
    expect(await useUp(() => ({ address: '127.0.0.5' }), proxy.url)).toEqual(thirtyThenNoMore);
    expect(await report({ address: '127.0.0.6' }, proxy.url)).toBe(204);
  });

  test.each([
    ['the proxy', '127.0.0.7', () => proxy.url],
    ['the server itself', '127.0.0.9', () => product.url],
  ])('whoever claims another address each time to %s is counted all the same', async (_, address, url) => {
    const claims = (attempt: number) => ({ address, forwardedFor: `203.0.113.${attempt}` });
    expect(await useUp(claims, url())).toEqual(thirtyThenNoMore);
  });
});
