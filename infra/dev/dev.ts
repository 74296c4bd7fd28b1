import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../bootstrap/ports.mjs';
import { type RemoteName, remoteNames, root } from '../webpack/apps';
import { serveApi } from './api-server';
import { serveRemote } from './remote-server';
import { serveShell } from './shell-server';

// `npm run dev [-- <remote>… [--url <a running product>]]`

const port = Number(process.env.PORT ?? 3000);
const args = process.argv.slice(2);
const urlAt = args.indexOf('--url');
const running = urlAt >= 0 ? args[urlAt + 1] : undefined;
const named = args.filter((_, index) => urlAt < 0 || index < urlAt);
const isRemote = (name: string): name is RemoteName => (remoteNames as readonly string[]).includes(name);
const unknown = named.find((name) => !isRemote(name));
if (unknown) {
  console.error(`There is no remote called ${unknown}; there are ${remoteNames.join(', ')}.`);
  process.exit(1);
}
const remotes = named.length > 0 ? named.filter(isRemote) : [...remoteNames];

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
  const env = { ...process.env, REMOTE_OVERRIDES: 'true', SITE_DIR: '.cache/overrides/site' };
  const product = spawn(process.execPath, ['infra/bootstrap/start.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  stops.push(() => product.kill('SIGTERM') && once(product, 'exit'));
}
console.log(
  `\n  ${remotes.join(' and ')} from source:\n  ${running ?? `http://localhost:${port}`}/?${overrides.join('&')}\n`,
);
