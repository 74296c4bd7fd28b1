import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../bootstrap/ports.mjs';
import { type RemoteName, remoteNames, root } from '../webpack/apps';
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

const children: ChildProcess[] = [];
const child = (args: string[], env: Record<string, string>): void => {
  children.push(
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }),
  );
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const one of children) one.kill('SIGTERM');
    setTimeout(() => process.exit(0), 1500);
  });
}

const overrides: string[] = [];
for (const remote of remotes) {
  overrides.push(`mf.${remote}=${encodeURIComponent(await serveRemote(remote, await freePort()))}`);
}

if (!running && named.length === 0) {
  // Everything from source: the API restarts, the pages reload.
  const api = await freePort();
  child([`${root}/node_modules/tsx/dist/cli.mjs`, 'watch', '--clear-screen=false', 'server/src/main.ts'], {
    PORT: String(api),
    PUBLIC_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'warn',
  });
  await serveShell(port, `http://localhost:${api}`);
} else if (!running) {
  // One remote from source in the product as it is released, with a shell that lets it in.
  child(['infra/bootstrap/start.mjs'], { REMOTE_OVERRIDES: 'true', SITE_DIR: '.cache/overrides/site' });
}
console.log(
  `\n  ${remotes.join(' and ')} from source:\n  ${running ?? `http://localhost:${port}`}/?${overrides.join('&')}\n`,
);
