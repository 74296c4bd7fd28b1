import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../bootstrap/own-product';
import { npmInShell } from '../bootstrap/run.mjs';
import type { BuildManifest } from '../build/manifest';
import { folderTarget } from '../registry/folder-target';
import type { ReleaseTarget } from '../registry/target';
import { uploadBuild } from '../registry/upload';
import { git } from './commit';

/** A commit's sources with their own packages, in a separate folder. */
export interface Clone {
  /** @returns the build's manifest @throws when it cannot be built */
  build(app: string): BuildManifest;
  /** The output folder of an app's build. */
  distOf(app: string): string;
  remove(): void;
}

/** @throws when the commit is not here, or its packages cannot be installed */
export const cloneOf = (commit: string): Clone => {
  const folder = join(temporaryFolder('rebuild'), 'clone');
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: npmInShell });
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
  } catch {
    throw new Error(
      `commit ${commit} is not in this clone: fetch it, or all of them (git fetch --unshallow)`,
    );
  }
  git('worktree', 'add', '--detach', folder, commit);
  const remove = () => void git('worktree', 'remove', '--force', folder);
  try {
    npm('ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error');
  } catch (error) {
    remove();
    throw error;
  }
  const distOf = (app: string) => join(folder, app, 'dist');
  return {
    build: (app) => {
      npm('run', '--silent', 'build', '--', app);
      return JSON.parse(readFileSync(join(distOf(app), 'build.json'), 'utf8')) as BuildManifest;
    },
    distOf,
    remove,
  };
};

/** The result of a commit: its build, uploaded to an empty folder. */
export interface Rebuilt {
  manifest: BuildManifest;
  target: ReleaseTarget;
}

/** Builds an app from a commit. @throws as `cloneOf` and its `build` do */
export const rebuild = async (app: string, commit: string): Promise<Rebuilt> => {
  const clone = cloneOf(commit);
  try {
    const manifest = clone.build(app);
    const target = folderTarget(temporaryFolder('rebuilt'));
    await uploadBuild(target, manifest, clone.distOf(app));
    return { manifest, target };
  } finally {
    clone.remove();
  }
};
