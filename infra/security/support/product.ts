import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureServerBuilt } from '../../bootstrap/fresh.mjs';
import { freePort } from '../../bootstrap/ports.mjs';
import { root } from '../../webpack/apps';

/** The server as operators start it, for a test that attacks it from outside the process. */
export interface Product {
  port: number;
  url: string;
  /** The mailbox's page. */
  mailbox: string;
  dataDir: string;
  /** All that it has written to the terminal. */
  said(): string;
  stop(): Promise<void>;
}

/** A folder of a test's own. */
export const scratch = (name: string): string => mkdtempSync(join(tmpdir(), `courtside-${name}-`));

interface Started {
  child: ReturnType<typeof spawn>;
  exit: Promise<number | null>;
  said(): string;
}

/** Runs the built server through a shell that sets the umask first. */
const launch = (env: Record<string, string>, umask: string): Started => {
  const child = spawn('sh', ['-c', `umask ${umask} && exec "$0" server/dist/main.mjs`, process.execPath], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', SITE_DIR: scratch('no-site'), ...env },
  });
  let text = '';
  const keep = (chunk: Buffer) => {
    text += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { child, exit: once(child, 'exit').then(([code]) => code), said: () => text };
};

/** Asks again and again. @throws with `why()` when it has not come true within 90 seconds */
export const eventually = async (holds: () => Promise<boolean>, why: () => string): Promise<void> => {
  const deadline = Date.now() + 90_000;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`Not within 90 seconds: ${why()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const isUp = async (url: string): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;

/**
 * Starts the server on ports and in a folder of its own, and waits until it and its mailbox answer.
 * @param umask what the operator's shell lets others do with new files
 * @throws with what it said when it ends before
 */
export const startServer = async (env: Record<string, string> = {}, umask = '022'): Promise<Product> => {
  await ensureServerBuilt();
  const [port, page, smtp] = [await freePort(), await freePort(), await freePort()];
  const dataDir = env.DATA_DIR ?? scratch('data');
  const ports = { PORT: `${port}`, MAILBOX_PORT: `${page}`, MAILBOX_SMTP_PORT: `${smtp}` };
  const { child, exit, said } = launch({ ...ports, DATA_DIR: dataDir, ...env }, umask);
  const [url, mailbox] = [`http://localhost:${port}`, `http://localhost:${page}`];
  const stop = async () => {
    child.kill('SIGTERM');
    await exit;
  };
  try {
    await eventually(async () => {
      if (child.exitCode !== null) return true;
      return (await isUp(`${url}/health/ready`)) && (!!env.SMTP_URL || (await isUp(`${mailbox}/api/email`)));
    }, said);
    if (child.exitCode !== null) throw new Error(said());
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, url, mailbox, dataDir, said, stop };
};

/** Starts the server where it ought to refuse. @returns its exit code and what it said */
export const refusedStart = async (
  env: Record<string, string>,
): Promise<{ code: number | null; said: string }> => {
  await ensureServerBuilt();
  const ports = {
    PORT: `${await freePort()}`,
    MAILBOX_PORT: `${await freePort()}`,
    MAILBOX_SMTP_PORT: `${await freePort()}`,
  };
  const { child, exit, said } = launch({ ...ports, DATA_DIR: scratch('data'), ...env }, '022');
  // One that starts after all is ended, and has no exit code.
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const code = await exit;
  clearTimeout(timer);
  return { code, said: said() };
};
