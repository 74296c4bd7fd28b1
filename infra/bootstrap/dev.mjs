import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { checkNode } from './node-version.mjs';

// `npm run dev [-- <remote>…]`: installs what is missing, then serves from source with live reload.

checkNode();
const { root } = await import('../workspaces/paths.mjs');
const { ensureInstalled } = await import('./install.mjs');
const { typescript } = await import('./run.mjs');
await ensureInstalled();
const [command, args] = typescript('infra/dev/dev.ts', ...process.argv.slice(2));
const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
// A terminal's Ctrl-C reaches the child too; a signal to this process alone is passed on.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
const [code] = await once(child, 'exit');
process.exit(code ?? 1);
