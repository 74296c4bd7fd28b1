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
 * Starts the server.
 * @param {number} port
 * @param {Record<string, string>} [env] on top of this process's own
 * @param {import('node:child_process').StdioOptions} [stdio]
 * @returns `exit` is its exit code, `ready` whether it came to answer, `stop` ends it within 3 seconds
 */
export const startProduct = (port, env = {}, stdio = 'inherit') => {
  const child = spawn(process.execPath, ['server/dist/main.mjs'], {
    cwd: root,
    stdio,
    // A process group of its own: Ctrl-C reaches it through `stop` alone, and not from the terminal, too.
    detached: true,
    env: { ...process.env, PORT: String(port), ...env },
  });
  let gone = false;
  /** @type {Promise<number>} */
  const exit = new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      gone = true;
      resolve(code ?? (signal ? 0 : 1));
    });
  });
  const stop = async () => {
    if (!gone) child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), grace);
    const code = await exit;
    clearTimeout(timer);
    return code;
  };
  const waitUntilReady = async () => {
    const deadline = Date.now() + patience;
    while (!gone && Date.now() < deadline) {
      if (await isReady(`http://localhost:${port}`)) return true;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
  };
  return { exit, stop, ready: waitUntilReady() };
};
