import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { say } from './say.mjs';

const installed = () =>
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].some(
    (path) => path && existsSync(path),
  );

const ownBrowser = async () => {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
};

/**
 * Makes sure that there is a Chromium for the browser tests: an installed one, else Playwright's own, else the
 * system's package.
 * @returns {Promise<boolean>} whether there is one
 */
export const ensureChromium = async () => {
  if (installed() || (await ownBrowser())) return true;
  say('Installing Chromium…');
  if ((await run('npx', ['playwright', 'install', 'chromium'])) === 0 && (await ownBrowser())) return true;
  await run('apt-get', ['update', '-qq']).catch(() => 1);
  await run('apt-get', ['install', '-y', '-qq', 'chromium']).catch(() => 1);
  return installed();
};
