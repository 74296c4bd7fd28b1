import { spawn } from 'node:child_process';
import { root } from '../build/inputs.mjs';

const patience = 60_000;
const grace = 2500;

const isReady = async (url) => {
  try {
    return (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
};

/**
 * Starts the server and waits until it can answer.
 * @param {number} port
 * @param {Record<string, string>} env on top of this process's own
 * @param {import('node:child_process').StdioOptions} [stdio]
 * @returns the process, a promise of its exit code, and whether it came up
 */
export const startProduct = async (port, env, stdio = 'inherit') => {
  const child = spawn(process.execPath, ['server/dist/main.mjs'], {
    cwd: root,
    stdio,
    // A process group of its own: Ctrl-C reaches it once, through `stop`, and not from the terminal, too.
    detached: true,
    env: { ...process.env, PORT: String(port), ...env },
  });
  let gone = false;
  const exit = new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      gone = true;
      resolve(code ?? (signal ? 0 : 1));
    });
  });
  const stop = async () => {
    if (gone) return exit;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), grace);
    const code = await exit;
    clearTimeout(timer);
    return code;
  };
  const deadline = Date.now() + patience;
  let ready = false;
  while (!ready && !gone && Date.now() < deadline) {
    ready = await isReady(`http://localhost:${port}`);
    if (!ready) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { child, exit, stop, ready };
};
