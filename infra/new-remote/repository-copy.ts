import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { temporaryFolder } from '../bootstrap/own-product';
import { root } from '../workspaces/apps';
import { workspaces } from '../workspaces/paths.mjs';

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8' });

/** A copy of the repository with its own git repository. */
export interface RepositoryCopy {
  folder: string;
  /** The output of `git status` since it was copied. */
  changes(): string[];
}

/** Copies the sources and the installed packages. */
export const copyRepository = (): RepositoryCopy => {
  const folder = temporaryFolder('repository');
  const sources = git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0');
  for (const file of sources.filter((name) => name && existsSync(join(root, name))))
    cpSync(join(root, file), join(folder, file), { recursive: true });
  for (const installed of ['', ...workspaces].map((name) => join(name, 'node_modules'))) {
    const [from, to] = [join(root, installed), join(folder, installed)];
    const filter = (path: string) => basename(path) !== '.cache';
    if (existsSync(from)) cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter });
  }
  git(folder, 'init', '-q');
  git(folder, 'add', '-A');
  git(folder, '-c', 'user.name=test', '-c', 'user.email=test@example.org', 'commit', '-qm', 'as it is');
  const changes = () =>
    git(folder, 'status', '--porcelain', '--untracked-files=all').split('\n').filter(Boolean);
  return { folder, changes };
};
