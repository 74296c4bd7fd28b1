import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { checkPorts, freePort, portFrom } from '../bootstrap/ports.mjs';
import { refuse } from '../bootstrap/print.mjs';
import { appNames, remoteNames, root, toolFile } from '../workspaces/apps';
import { serveRemote } from './remote-server';
import { overridePolicyOf } from './running-product';

// `npm run dev [-- <app>… [--url <a running product>]]`

const port = portFrom('PORT', 3000);
const args = process.argv.slice(2);
const urlAt = args.indexOf('--url');
const address = (urlAt >= 0 && args[urlAt + 1]) || `http://localhost:${port}`;
const named = args.filter((_, index) => urlAt < 0 || index < urlAt);
const unknown = named.find((name) => !appNames.includes(name));
if (unknown) refuse(`There is no app called ${unknown}; there are ${appNames.join(', ')}.`);
const door = named.length > 0 || urlAt >= 0 ? await overridePolicyOf(address) : 'absent';
const withShell = named.includes('shell');
// A shell from source always lets remotes in.
if (door === 'closed' && !withShell)
  refuse(`The product at ${address} lets no remote in; end it, or start it with REMOTE_OVERRIDES=true.`);
if (door === 'absent' && (urlAt >= 0 || withShell)) refuse(`There is no product at ${address}.`);
const running = door !== 'absent';
if (!running) await checkPorts({ PORT: port });
const remotes = named.length > 0 ? named.filter((name) => name !== 'shell') : remoteNames;

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

let place = address;
if (withShell) {
  // The shell from source, with the API and remotes of a running product.
  const { serveShell } = await import('./shell-server');
  const own = await freePort();
  await serveShell(own, address);
  place = `http://localhost:${own}`;
} else if (!running && named.length === 0) {
  // Everything from source: the API restarts, the pages reload.
  const [{ serveApi }, { serveShell }] = await Promise.all([
    import('./api-server'),
    import('./shell-server'),
  ]);
  const api = await freePort();
  const env = { PUBLIC_URL: `http://localhost:${port}`, LOG_LEVEL: 'warn' };
  stops.push(await serveApi(api, env));
  await serveShell(port, `http://localhost:${api}`);
} else if (!running) {
  // One remote from source in the released product, with a shell that allows it.
  const env = { ...process.env, REMOTE_OVERRIDES: 'true' };
  const product = spawn(process.execPath, [toolFile('bootstrap/start.mjs')], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  });
  stops.push(() => product.kill('SIGTERM') && once(product, 'exit'));
  product.once('exit', (code) => process.exit(code ?? 1));
  // It prints an address too, at which no edit shows; ours is the last one.
  await once(product, 'message');
}
const sources = named.length > 0 ? named : remotes;
const query = overrides.length > 0 ? `?${overrides.join('&')}` : '';
console.log(`\n  ${sources.join(' and ')} from source:\n  ${place}/${query}\n`);
