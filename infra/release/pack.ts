import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { ensureBuilt } from '../bootstrap/fresh.mjs';
import { root, workspaces } from '../workspaces/paths.mjs';

// `npm run pack [-- <folder>]`: builds the product, and gathers in one folder what a machine needs to run it, except the
// packages that `npm ci --omit=dev` installs there; beside it, the same in one file. infra/docker/Dockerfile makes the
// image of it.

const folder = resolve(root, process.argv[2] ?? '.cache/pack/courtside');
rmSync(folder, { recursive: true, force: true });
process.env.SITE_DIR = join(folder, 'site');
await ensureBuilt();

// npm compares all workspaces with the lock file.
const manifests = ['.', ...workspaces].map((name) => join(name, 'package.json'));
const files = ['package-lock.json', '.npmrc', 'server/dist', 'server/migrations', 'infra/systemd'];
for (const path of [...manifests, ...files])
  cpSync(join(root, path), join(folder, path), {
    recursive: true,
    // The trial's own files.
    filter: (source) => !/(?:\.ts|\/support)$/.test(source),
  });
execFileSync('tar', ['-czf', `${folder}.tar.gz`, '-C', dirname(folder), basename(folder)]);
console.log(`Packed into ${folder}.tar.gz`);
