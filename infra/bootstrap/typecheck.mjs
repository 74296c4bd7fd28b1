import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaces } from '../workspaces/paths.mjs';
import { compilerMemory } from './compiler-memory.mjs';
import { program, run } from './run.mjs';

// `npm run typecheck [-- <folder>…]`: checks all folders with types, or those named.

const serviceWorker = 'shell/src/service-worker/worker';
const all = [...workspaces, serviceWorker].filter((folder) =>
  existsSync(join(root, folder, 'tsconfig.json')),
);
const named = process.argv.slice(2);
const folders = named.length > 0 ? named : all;
process.exit(
  await run(...program('typescript', '-b', '--builders', '2', '--checkers', '1', ...folders), compilerMemory),
);
