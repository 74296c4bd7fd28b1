import { execFileSync } from 'node:child_process';
import { root } from '../workspaces/apps';
import { inputsOf } from '../workspaces/inputs.mjs';

/** Where a build comes from. */
export interface Origin {
  /**
   * `1.2315.0`: the contract between shell and remotes, and how many commits led here; of sources without their history,
   * as in the image, `1.0.0`.
   */
  version: string;
  /** Unknown where its sources have uncommitted changes. */
  commit?: string;
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The version and commit that an app is built from. @param contract that it is built for */
export const originOf = (app: string, contract: number): Origin => {
  try {
    const version = `${contract}.${git('rev-list', '--count', 'HEAD')}.0`;
    const changed = git('status', '--porcelain', '--', ...inputsOf(app));
    return { version, ...(!changed && { commit: git('rev-parse', 'HEAD') }) };
  } catch {
    return { version: `${contract}.0.0` };
  }
};

/** Whether commits cannot be counted, because the history was cut off (`git clone --depth`). */
export const isShallow = (): boolean => {
  try {
    return git('rev-parse', '--is-shallow-repository') === 'true';
  } catch {
    return false;
  }
};
