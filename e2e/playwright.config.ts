import { defineConfig } from '@playwright/test';
import { launchOptions } from '../infra/bootstrap/chromium.mjs';
import { patience } from '../infra/bootstrap/patience.mjs';
import { externalProduct } from './support/product';

/** Journeys run on a started product: the one at `BASE_URL`, otherwise one for each worker (`support/product.ts`). */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/setup.ts',
  // The tests of one file, which share a club, run sequentially: several check everything in it.
  fullyParallel: false,
  workers: externalProduct() ? 1 : '100%',
  retries: 0,
  // Each begins with new workers, and so with new products: what is checked on every page does not depend on which
  // journeys have left what behind.
  projects: [
    { name: 'journeys', testIgnore: 'quality/**' },
    { name: 'quality', testMatch: 'quality/**/*.spec.ts' },
  ],
  timeout: 60_000 * patience,
  expect: { timeout: 5000 * patience },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['../infra/jest/progress.mjs'], ['json', { outputFile: '../test-results/e2e.json' }]],
  outputDir: '../test-results/e2e',
  use: {
    actionTimeout: 5000 * patience,
    navigationTimeout: 15_000 * patience,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    viewport: { width: 1280, height: 900 },
    // Without animations, which saves a fourteenth of the processor time. The nightly run has them.
    contextOptions: { reducedMotion: process.env.TEST_FULL ? 'no-preference' : 'reduce' },
    // Installing a service worker costs a tenth of a journey's processor time; tests about it, and the nightly run,
    // allow it.
    serviceWorkers: process.env.TEST_FULL ? 'allow' : 'block',
    // A trace of every test would cost half as much processor time again (README).
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
});
