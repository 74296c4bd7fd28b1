import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { compilerMemory } from '../bootstrap/compiler-memory.mjs';
import { program } from '../bootstrap/run.mjs';
import { root, toolFile } from '../workspaces/apps';

/** The TypeScript compiler's output. */
interface Compilation {
  ok: boolean;
  output: string;
}

/**
 * Runs a task in an empty folder inside the repository, where the installed packages are found, and removes it.
 * @returns the task's result
 */
export const inTemporaryFolder = <Result>(task: (folder: string) => Result): Result => {
  mkdirSync(`${root}/.cache`, { recursive: true });
  const folder = mkdtempSync(`${root}/.cache/types-`);
  try {
    return task(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/**
 * Compiles files in a folder with the repository's compiler settings, without running them.
 * @param folder one that `inTemporaryFolder` has created
 * @param files their paths, relative to the folder or absolute
 * @param compilerOptions on top of the repository's
 */
export const compile = (folder: string, files: string[], compilerOptions: object = {}): Compilation => {
  const config = {
    extends: toolFile('../tsconfig.base.json'),
    compilerOptions: {
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node'],
      incremental: false,
      ...compilerOptions,
    },
    files,
  };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
  const [command, args] = program('typescript', '-p', folder, '--pretty', 'false');
  const env = { ...process.env, ...compilerMemory };
  const { status, stdout, error } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', env });
  if (error) throw error;
  return { ok: status === 0, output: stdout };
};
