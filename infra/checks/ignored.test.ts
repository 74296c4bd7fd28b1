import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolder } from '../bootstrap/own-product';
import { root } from '../workspaces/paths.mjs';

// Docker reads these patterns as git does.
test.each(['.gitignore', '.dockerignore'])('%s leaves out what holds data and secrets of a club', (file) => {
  const folder = temporaryFolder('ignored');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  git('init', '-q');
  const paths = [
    '.data/jwt-secret',
    '.data.before-restore/jwt-secret',
    '.data.restoring/jwt-secret',
    'backups/courtside.dump',
    'infra/docker/backups/courtside.dump',
    '.env',
    '.env.production',
    'infra/docker/.env',
    'infra/docker/.env.local',
    'start.log',
  ];
  // The one with nothing filled in.
  const example = 'infra/docker/.env.example';
  const asked = file === '.gitignore' ? [...paths, example] : paths;
  const ignored = git('-c', `core.excludesFile=${join(root, file)}`, 'check-ignore', '--no-index', ...asked);
  expect(ignored.trim().split('\n')).toEqual(paths);
});
