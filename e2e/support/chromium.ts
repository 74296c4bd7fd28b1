import { existsSync } from 'node:fs';

/** An installed Chromium for Playwright to launch; without one it takes its own. */
export const browserPath = (): { executablePath?: string } => {
  const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  );
  return installed ? { executablePath: installed } : {};
};
