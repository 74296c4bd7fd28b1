import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspaces/paths.mjs';

/** Whether npm is run through a shell: on Windows it is `npm.cmd`, which nothing else runs. */
export const npmInShell = process.platform === 'win32';

/**
 * Ends a command with all that it has started when this process ends first, by a signal too. It leads a group of its own,
 * because some programs end without their children, such as the compiler's. @param {import('node:child_process').ChildProcess} child
 */
const endWithUs = (child) => {
  const end = () => {
    if (npmInShell || !child.pid) return child.kill();
    try {
      return process.kill(-child.pid);
    } catch {
      return false;
    }
  };
  const exit = () => process.exit(1);
  const signals = /** @type {const} */ (['SIGHUP', 'SIGINT', 'SIGTERM']);
  process.on('exit', end);
  for (const signal of signals) process.on(signal, exit);
  child.on('exit', () => {
    process.off('exit', end);
    for (const signal of signals) process.off(signal, exit);
  });
};

/**
 * Runs a command in the repository's root and shows its output; it is ended when this process ends first.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] on top of this process's own
 * @returns {Promise<number>} its exit code
 */
export const run = (command, args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: command === 'npm' && npmInShell,
      detached: !npmInShell,
    });
    endWithUs(child);
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });

/**
 * Runs a command in the repository's root and captures its output.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
export const capture = (command, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, detached: !npmInShell });
    endWithUs(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });

/** The command line that runs a TypeScript file. @param {string} file @param {string[]} args @returns {[string, string[]]} */
export const typescript = (file, ...args) => [process.execPath, ['--import', 'tsx', file, ...args]];

/**
 * The command line that runs an installed package's (first) program. Not by `node_modules/.bin`, which holds other files
 * on Windows.
 * @param {string} name the package's @param {string[]} args @returns {[string, string[]]}
 */
export const program = (name, ...args) => {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [file] = typeof bin === 'string' ? [bin] : Object.values(bin);
  return [process.execPath, [join(folder, file), ...args]];
};
