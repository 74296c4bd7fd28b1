import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { checkPorts, freePort, portFrom } from '../bootstrap/ports.mjs';
import { refuse } from '../bootstrap/say.mjs';
import { remoteNames, root } from '../webpack/apps';
import { serveApi } from './api-server';
import { serveRemote } from './remote-server';
import { doorOf } from './running-product';
import { serveShell } from './shell-server';

// `npm run dev [-- <remote>… [--url <a running product>]]`

const port = portFrom('PORT', 3000);
const args = process.argv.slice(2);
const urlAt = args.indexOf('--url');
const address = (urlAt >= 0 && args[urlAt + 1]) || `http://localhost:${port}`;
const named = args.filter((_, index) => urlAt < 0 || index < urlAt);
const unknown = named.find((name) => !remoteNames.includes(name));
if (unknown) refuse(`There is no remote called ${unknown}; there are ${remoteNames.join(', ')}.`);
const door = named.length > 0 || urlAt >= 0 ? await doorOf(address) : 'absent';
if (door === 'closed')
  refuse(`The product at ${address} lets no remote in; end it, or start it with REMOTE_OVERRIDES=true.`);
if (door === 'absent' && urlAt >= 0) refuse(`There is no product at ${address}.`);
const running = door === 'open';
if (!running) await checkPorts({ PORT: port });
const remotes = named.length > 0 ? named : remoteNames;

const stops: (() => unknown)[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await Promise.all(stops.map((stop) => stop()));
    process.exit(0);
  });
}

const overrides: string[] = [];
for (const remote of remotes) {
  overrides.push(`mf.${remote}=${encodeURIComponent(await serveRemote(remote, await freePort()))}`);
}

if (!running && named.length === 0) {
  // Everything from source: the API restarts, the pages reload.
  const api = await freePort();
  const env = { PUBLIC_URL: `http://localhost:${port}`, LOG_LEVEL: 'warn' };
  stops.push(await serveApi(api, env));
  await serveShell(port, `http://localhost:${api}`);
} else if (!running) {
  // One remote from source in the product as it is released, with a shell that lets it in.
  const env = { ...process.env, REMOTE_OVERRIDES: 'true' };
  const product = spawn(process.execPath, ['infra/bootstrap/start.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  stops.push(() => product.kill('SIGTERM') && once(product, 'exit'));
}
console.log(`\n  ${remotes.join(' and ')} from source:\n  ${address}/?${overrides.join('&')}\n`);
