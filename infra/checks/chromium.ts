import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../bootstrap/chromium.mjs';

/** Launches the installed Chromium, otherwise Playwright's own. */
export const launchChromium = (): Promise<Browser> => chromium.launch(launchOptions());
