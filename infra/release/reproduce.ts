import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratch } from '../bootstrap/own-product';
import { inputsOf } from '../build/inputs.mjs';
import type { BuildManifest } from '../build/manifest';
import { type AppName, root } from '../webpack/apps';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit that an app is built from here; nothing where its sources have changes that no commit has. */
export const commitOf = (app: AppName): string | undefined => {
  try {
    const changed = git('status', '--porcelain', '--', ...inputsOf(app));
    return changed ? undefined : git('rev-parse', 'HEAD');
  } catch {
    // Sources without their history, as in the release image.
    return undefined;
  }
};

/**
 * Builds an app from a commit, in a folder of its own with packages of its own.
 * @returns what the build says of itself
 * @throws when the commit is not here, or cannot be built
 */
export const rebuild = (app: AppName, commit: string): BuildManifest => {
  const folder = join(scratch('rebuild'), 'clone');
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  git('worktree', 'add', '--detach', folder, commit);
  try {
    run('npm', 'ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error');
    run('npm', 'run', '--silent', 'build', '--', app);
    return JSON.parse(readFileSync(join(folder, app, 'dist/build.json'), 'utf8')) as BuildManifest;
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
};
