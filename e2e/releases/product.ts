import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { temporaryFolder } from '../../infra/bootstrap/own-product';
import { npmInShell } from '../../infra/bootstrap/run.mjs';
import { root } from '../../infra/workspaces/apps';
import { startTestProduct } from '../support/product';

/** Runs one of the repository's scripts. @returns its output @throws with the output when it fails */
export const run = async (folder: string, args: string[], env: Record<string, string>): Promise<string> => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    shell: npmInShell,
  });
  return stdout;
};

/** A product for a test, with the current build published to its own site folder. */
export const startReleasedProduct = async (env: Record<string, string> = {}) => {
  const site = temporaryFolder('site');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'infra/release/publish.ts'], {
    cwd: root,
    env: { ...process.env, ...env, SITE_DIR: site },
  });
  // Without a mailbox: nobody reads its mails.
  return { ...(await startTestProduct({ SITE_DIR: site, SMTP_URL: 'smtp://127.0.0.1:9', ...env })), site };
};
