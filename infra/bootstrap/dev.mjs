import { checkNode } from './node-version.mjs';

// `npm run dev [-- <remote>…]`: installs what is missing, then serves from source with live reload.

checkNode();
const { ensureInstalled } = await import('./install.mjs');
const { run, typescript } = await import('./run.mjs');
await ensureInstalled();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => undefined);
process.exit(await run(...typescript('infra/dev/dev.ts', ...process.argv.slice(2))));
