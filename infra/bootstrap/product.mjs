import { spawn } from 'node:child_process';
import { root } from '../workspaces/paths.mjs';
import { localAddress } from './address.mjs';

/** Only a start that hangs takes this long, in milliseconds. */
const longestStart = 300_000;

const answers = async (url) => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
};

/**
 * Starts the server.
 * @param {number} port
 * @param {Record<string, string>} [env] on top of this process's own
 * @param {import('node:child_process').StdioOptions} [stdio]
 * @returns `pid` is its process, `exit` its exit code, `ready` whether it and its mailbox have started to respond, `stop` ends it within 3
 * seconds
 */
export const startProduct = (port, env = {}, stdio = 'inherit') => {
  const settings = { ...process.env, PORT: String(port), ...env };
  const child = spawn(process.execPath, ['server/dist/main.mjs'], {
    cwd: root,
    stdio,
    // Its own process group: Ctrl-C reaches it only through `stop`, not from the terminal too.
    detached: true,
    env: settings,
  });
  let gone = false;
  /** @type {Promise<number>} */
  const exit = new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      gone = true;
      resolve(code ?? (signal ? 0 : 1));
    });
  });
  /** @param {NodeJS.Signals} [signal] @param {number} [grace] milliseconds until it is killed */
  const stop = async (signal = 'SIGTERM', grace = 2500) => {
    if (!gone) child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), grace);
    const code = await exit;
    clearTimeout(timer);
    return code;
  };
  const waitUntilReady = async () => {
    const url = localAddress(settings.HOST, port);
    const mailbox = localAddress(settings.HOST, settings.MAILBOX_PORT || 1080);
    const needed = [`${url}/health/ready`, ...(settings.SMTP_URL ? [] : [`${mailbox}/api/healthz`])];
    const deadline = Date.now() + longestStart;
    while (!gone && Date.now() < deadline) {
      if ((await Promise.all(needed.map(answers))).every(Boolean)) return true;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
  };
  return { pid: child.pid, exit, stop, ready: waitUntilReady() };
};
