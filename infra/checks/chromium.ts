import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../bootstrap/chromium.mjs';

/** Starts the Chromium that is installed, else the one that Playwright brought. */
export const launchChromium = (): Promise<Browser> => chromium.launch(launchOptions());
