import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { localAddress } from '../bootstrap/address.mjs';
import { temporaryFolder } from '../bootstrap/own-product';
import { ask } from './support/ask';
import { type Product, refusedStart, startServer } from './support/product';

/** Another address of this machine, where nothing local-only listens; macOS has only one for itself. */
const elsewhere =
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2';

const listensThere = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, elsewhere, () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });

/** The demo club of a default start, reused by later starts; a first start takes several seconds. */
const DATA_DIR = temporaryFolder('data');

describe('the default start', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startServer({ DATA_DIR });
  });
  afterAll(() => product.stop());

  test('is reached from this machine alone, its mailbox included', async () => {
    expect(await listensThere(product.port)).toBe(false);
    expect(await listensThere(Number(new URL(product.mailbox).port))).toBe(false);
  });

  const accept = 'text/html';
  const paths = ['/', '/api/email', '/socket.io/?EIO=4&transport=polling'];
  test.each(paths)('the mailbox’s own page reads %s', async (path) => {
    expect((await ask(product.mailbox, path, { headers: { accept } })).status).toBe(200);
    const own = { accept, origin: product.mailbox, 'sec-fetch-site': 'same-origin' };
    expect((await ask(product.mailbox, path, { headers: own })).status).toBe(200);
  });

  test.each(paths)('a page of another origin does not read %s of the mailbox', async (path) => {
    for (const headers of [
      { origin: 'https://stranger.example' },
      { origin: 'null' },
      // The product itself is another origin, and shows what people write.
      { origin: product.url },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
      // A stranger's host name that points to this machine.
      { host: `stranger.example:${new URL(product.mailbox).port}` },
    ] as Record<string, string>[]) {
      const answer = await ask(product.mailbox, path, { headers });
      expect([headers, answer.status, answer.body]).toEqual([headers, 403, '']);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('a page of another origin does not open the mailbox’s websocket', async () => {
    const upgrade = {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'MDEyMzQ1Njc4OWFiY2RlZg==',
    };
    const path = '/socket.io/?EIO=4&transport=websocket';
    const open = (origin: string) => ask(product.mailbox, path, { headers: { ...upgrade, origin } });
    expect((await open(product.mailbox)).status).toBe(101);
    expect((await open('https://stranger.example')).status).toBe(403);
  });
});

test.each([
  [{}, 'with demo accounts whose passwords are known: set DEMO_DATA=false, or ALLOW_PUBLIC_DEMO=true'],
  [{ DEMO_DATA: 'false' }, 'with a mailbox that everybody can read: set SMTP_URL, or ALLOW_PUBLIC_DEMO=true'],
])('HOST=0.0.0.0 with %j is refused in one line', async (env, reason) => {
  const { code, output } = await refusedStart({ HOST: '0.0.0.0', ...env });
  expect(output).toBe(
    `Courtside cannot start: HOST=0.0.0.0 opens Courtside to other machines, ${reason} if that is meant\n`,
  );
  expect(code).toBe(1);
});

test('a database that was a demo once is not opened while its passwords are known', async () => {
  const open = { SMTP_URL: 'smtp://127.0.0.1:9', HOST: '0.0.0.0', DEMO_DATA: 'false', DATA_DIR };
  const { code, output } = await refusedStart(open);
  expect(output).toBe(
    "Courtside cannot start: HOST=0.0.0.0 opens Courtside to other machines, and the demo's password still opens " +
      'admin, player, member: change it, or ALLOW_PUBLIC_DEMO=true if that is meant\n',
  );
  expect(code).toBe(1);
});

test('ALLOW_PUBLIC_DEMO=true says that it is meant', async () => {
  const product = await startServer({ HOST: '0.0.0.0', ALLOW_PUBLIC_DEMO: 'true', DATA_DIR });
  expect(await listensThere(product.port)).toBe(true);
  expect((await ask(`http://${elsewhere}:${new URL(product.mailbox).port}`, '/api/email')).status).toBe(200);
  await product.stop();
});

test.each([
  [undefined, 'http://localhost:3000'],
  ['127.0.0.1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
  ['::1', 'http://[::1]:3000'],
])('the address that a start with HOST=%s prints is where it listens', (host, address) => {
  expect(localAddress(host, 3000)).toBe(address);
});
