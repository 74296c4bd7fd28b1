import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratch } from '../bootstrap/own-product';
import type { BuildManifest } from '../build/manifest';
import { git } from './commit';

/** A commit's sources in a folder of their own, with packages of their own. */
export interface Clone {
  /** @returns what the build says of itself @throws when it cannot be built */
  build(app: string): BuildManifest;
  remove(): void;
}

/** @throws when the commit is not here, or its packages cannot be installed */
export const cloneOf = (commit: string): Clone => {
  const folder = join(scratch('rebuild'), 'clone');
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  git('worktree', 'add', '--detach', folder, commit);
  const remove = () => void git('worktree', 'remove', '--force', folder);
  try {
    run('npm', 'ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error');
  } catch (error) {
    remove();
    throw error;
  }
  return {
    build: (app) => {
      run('npm', 'run', '--silent', 'build', '--', app);
      return JSON.parse(readFileSync(join(folder, app, 'dist/build.json'), 'utf8')) as BuildManifest;
    },
    remove,
  };
};

/** Builds an app from a commit. @throws as `cloneOf` and its `build` do */
export const rebuild = (app: string, commit: string): BuildManifest => {
  const clone = cloneOf(commit);
  try {
    return clone.build(app);
  } finally {
    clone.remove();
  }
};
