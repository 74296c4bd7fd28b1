import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { root } from '../workspaces/paths.mjs';
import { temporaryFolder } from './own-product';
import { freePort } from './ports.mjs';

/** Runs Node.js in the repository's root. @returns its exit code and output */
const node = async (args: string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, out, err };
};

const refusal = (line: string) => ({ code: 1, out: '', err: `${line}\n` });

/** Another listening server. */
const occupy = async (headers: Record<string, string> = {}) => {
  const server = createServer((_request, response) => response.writeHead(200, headers).end());
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  return { port: String(port), free: () => server.close() };
};

/** Free ports. */
const free: Record<string, string> = {};
beforeAll(async () => {
  for (const name of ['PORT', 'MAILBOX_PORT', 'MAILBOX_SMTP_PORT']) free[name] = String(await freePort());
});

const start = (env: Record<string, string>) => node(['infra/bootstrap/start.mjs'], env);
const withNode = (version: string) =>
  node([
    '--input-type=module',
    '-e',
    `(await import('${pathToFileURL(root)}/infra/bootstrap/node-version.mjs')).checkNode('${version}'); console.log('went on')`,
  ]);

test.each(['18.20.4', '20.18.3', '21.7.0', '22.11.0', '23.11.0'])(
  'Node.js %s is refused in one line',
  async (version) => {
    expect(await withNode(version)).toEqual(
      refusal(`Courtside needs Node.js 20.19, 22.12, 24.0 or newer; this is ${version}.`),
    );
  },
);

test.each(['20.19.0', '22.12.0', '24.0.0', '25.1.0', '100.0.0'])('Node.js %s will do', async (version) => {
  expect(await withNode(version)).toEqual({ code: 0, out: 'went on\n', err: '' });
});

test.each(['PORT', 'MAILBOX_PORT', 'MAILBOX_SMTP_PORT'])('a taken %s is one line', async (name) => {
  const other = await occupy();
  expect(await start({ ...free, [name]: other.port })).toEqual(
    refusal(`Port ${other.port} is taken by another program; choose another with ${name}=….`),
  );
  other.free();
});

test.each(['http', '0', '70000', '80.5'])('PORT=%s is one line', async (value) => {
  expect(await start({ PORT: value })).toEqual(
    refusal(`PORT=${value} is not valid: a port number from 1 to 65535.`),
  );
});

test.each([
  [{ PUBLIC_URL: 'club.example' }, 'PUBLIC_URL must be an address such as https://club.example'],
  [{ RATE_LIMITS: 'perhaps' }, "RATE_LIMITS must be true or false, not 'perhaps'"],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET must be at least 32 characters'],
])('%j is one line', async (env, line) => {
  // The product is built by now; otherwise `npm start` would build it first, and say so.
  const site = { SITE_DIR: temporaryFolder('site') };
  const { code, err } = await start({ ...free, ...site, ...env });
  expect({ code, err }).toEqual({ code: 1, err: `Courtside cannot start: ${line}\n` });
});

test('a product that lets no remote in is one line to a developer who brings one', async () => {
  const product = await occupy({ 'content-security-policy': "script-src 'self'" });
  const url = `http://localhost:${product.port}`;
  expect(await node(['infra/bootstrap/dev.mjs', 'admin-console', '--url', url])).toEqual(
    refusal(`The product at ${url} lets no remote in; end it, or start it with REMOTE_OVERRIDES=true.`),
  );
  product.free();
  expect(await node(['infra/bootstrap/dev.mjs', 'admin-console', '--url', url])).toEqual(
    refusal(`There is no product at ${url}.`),
  );
});

test.each([
  [
    'dev',
    ['no-such'],
    /^There is no app called no-such; there are (?=.*shell)(?=.*admin-console)(?=.*player-portal)[\w, -]+\.\n$/,
  ],
  ['test', ['no-such'], /^There is no step called no-such; there are checks, build, /],
])('npm run %s with an unknown name is one line', async (script, args, line) => {
  const { code, err } = await node([`infra/bootstrap/${script}.mjs`, ...args]);
  expect(code).toBe(1);
  expect(err).toMatch(line);
});
