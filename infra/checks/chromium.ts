import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Starts the Chromium that is installed, else the one that Playwright brought. */
export const launchChromium = (): Promise<Browser> => {
  const executablePath = installed.find((path) => path && existsSync(path));
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
};
