import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startApi } from '../../infra/topology/parts';
import { root } from '../../infra/webpack/apps';

const scratch = (name: string) => mkdtempSync(join(tmpdir(), `courtside-${name}-`));

/** Runs one of the repository's scripts to its end. @returns what it said @throws with that when it fails */
export const run = async (folder: string, args: string[], env: Record<string, string>): Promise<string> => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  return stdout;
};

/** A product of a test's own, with what is built here published to a site folder that nobody else looks at. */
export const startOwnProduct = async (env: Record<string, string> = {}) => {
  const site = scratch('site');
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'infra/release/publish.ts', 'shell', 'player-portal', 'admin-console'],
    { cwd: root, env: { ...process.env, ...env, SITE_DIR: site } },
  );
  const api = await startApi({
    SITE_DIR: site,
    DATA_DIR: scratch('data'),
    DEMO_DATA: 'true',
    RATE_LIMITS: 'false',
    // Nobody reads these mails.
    SMTP_URL: 'smtp://127.0.0.1:9',
    ...env,
  });
  return { site, url: `http://localhost:${api.port}`, stop: () => api.stop() };
};
