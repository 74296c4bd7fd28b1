import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, startCluster, type TestCluster } from 'server/testing/postgres';
import { temporaryFolder } from '../bootstrap/own-product';
import { freePort } from '../bootstrap/ports.mjs';
import { missingPrograms } from '../bootstrap/programs.mjs';
import { type Part, runNginx, startNginx } from '../topology/parts';
import { type Caller, postFrom } from './support/from';
import { type Product, startServer } from './support/product';

/** A TLS proxy in front of the product's own nginx: appends its client's address to `X-Forwarded-For`. */
const startIngress = async (behind: number): Promise<Part> => {
  const port = await freePort();
  const folder = temporaryFolder('ingress');
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    file,
    `pid ${folder}/pid; error_log stderr crit; ${process.getuid?.() === 0 ? 'user root;' : ''} events {}
    http {
      access_log off; ${temporary.join(' ')}
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://127.0.0.1:${behind};
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        }
      }
    }`,
  );
  return runNginx(file, port);
};

(missingPrograms('nginx', 'openssl').length > 0 ? describe.skip : describe)('behind nginx', () => {
  let cluster: TestCluster;
  let product: Product;
  let nginx: Part & { plain: number };
  let ingress: Part;
  beforeAll(async () => {
    // A first start on PostgreSQL takes a third of the time of one on the embedded engine.
    cluster = await startCluster();
    product = await startServer({
      DATABASE_URL: await createDatabase(cluster.url),
      JWT_SECRET: 'a secret of this test only, long enough for anybody',
      TRUST_PROXY: '127.0.0.1',
      SMTP_URL: 'smtp://127.0.0.1:9',
    });
    const site = temporaryFolder('site');
    writeFileSync(join(site, 'index.html'), '<html></html>');
    nginx = await startNginx(site, [product], ['127.0.0.1']);
    ingress = await startIngress(nginx.plain);
  });
  afterAll(async () => {
    await ingress?.stop('SIGQUIT');
    await nginx?.stop('SIGQUIT');
    await product?.stop();
    await cluster?.stop();
  });

  const report = (caller: Caller, port: number) =>
    postFrom(caller, `http://127.0.0.1:${port}/api/v1/Telemetry/remotes`, {
      remote: 'player-portal',
      cause: 'crashed',
    });

  /** Uses up the reports that one address may send in ten minutes. */
  const useUp = async (caller: (attempt: number) => Caller, port: number) => {
    const answers: number[] = [];
    for (let attempt = 0; attempt < 31; attempt++) answers.push(await report(caller(attempt), port));
    return answers;
  };
  const thirtyThenNoMore = [...Array<number>(30).fill(204), 429];

  test('behind an ingress everybody has an address of their own: one cannot use up the others’ limits', async () => {
    expect(await useUp(() => ({ address: '127.0.0.5' }), ingress.port)).toEqual(thirtyThenNoMore);
    expect(await report({ address: '127.0.0.6' }, ingress.port)).toBe(204);
    // The ingress's own address is not counted.
    expect(await report({ address: '127.0.0.1' }, nginx.plain)).toBe(204);
  });

  test.each([
    ['the ingress', '127.0.0.7', () => ingress.port],
    ['nginx', '127.0.0.8', () => nginx.plain],
    ['the API itself', '127.0.0.9', () => product.port],
  ])('whoever claims another address each time to %s is counted all the same', async (_, address, port) => {
    const claims = (attempt: number) => ({ address, forwardedFor: `203.0.113.${attempt}` });
    expect(await useUp(claims, port())).toEqual(thirtyThenNoMore);
  });
});
