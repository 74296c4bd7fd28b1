import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';
import { program, run } from './run.mjs';

/** The headless shell first: the same engine without windows, for a fifth less processor time. */
const places = () => [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
];

/** @returns {string | undefined} the installed Chromium; without one Playwright uses its own */
export const chromiumPath = () => places().find((path) => path && existsSync(path));

/** Chromium's launch options. @returns {{ executablePath?: string, args: string[] }} */
export const launchOptions = () => {
  const executablePath = chromiumPath();
  return {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  };
};

const playwrightsOwn = async () => {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
};

/** With a font, which Debian only recommends: all recommended packages would add printing and a hundred others. */
const headless = ['chromium-headless-shell', 'fonts-liberation'];

/** As root, installs the system's headless shell if there is no Chromium. Needs none of our packages. */
export const installChromium = () => {
  if (!chromiumPath()) installPackages(headless);
};

/**
 * Ensures that there is a Chromium for the browser tests: an installed one, otherwise the system's package, otherwise
 * Playwright's own.
 * @returns {Promise<boolean>} whether there is one
 */
export const ensureChromium = async () => {
  if (chromiumPath() || (await playwrightsOwn())) return true;
  installChromium();
  if (chromiumPath()) return true;
  installPackages(['chromium', 'fonts-liberation']);
  if (chromiumPath()) return true;
  return (await run(...program('@playwright/test', 'install', 'chromium'))) === 0 && (await playwrightsOwn());
};
