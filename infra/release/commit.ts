import { execFileSync } from 'node:child_process';
import { root } from '../workspaces/apps';
import { inputsOf } from '../workspaces/inputs.mjs';

/** Runs git in the repository. @returns its output @throws when it fails */
export const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit that an app is built from; undefined where its sources have uncommitted changes. */
export const commitOf = (app: string): string | undefined => {
  try {
    const changed = git('status', '--porcelain', '--', ...inputsOf(app));
    return changed ? undefined : git('rev-parse', 'HEAD');
  } catch {
    // Sources without their history, as in the image.
    return undefined;
  }
};
