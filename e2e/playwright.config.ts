import { defineConfig } from '@playwright/test';
import { launchOptions } from '../infra/bootstrap/chromium.mjs';
import { given } from './support/product';

/** Journeys run on the started product: the one at `BASE_URL`, else one for each worker (`support/product.ts`). */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/setup.ts',
  // The tests of one file, and all who share a club, come one after the other: several look at everything in it.
  fullyParallel: false,
  // Four on two processors: a test waits about as often as it works.
  workers: given() ? 1 : 4,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  outputDir: '../test-results/e2e',
  use: {
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    viewport: { width: 1280, height: 900 },
    // Nobody waits for what moves, and nothing draws it: a fourteenth of the processor time. Every night it moves.
    contextOptions: { reducedMotion: process.env.TEST_FULL ? 'no-preference' : 'reduce' },
    // Installing one costs a tenth of a journey's processor time; tests that are about it, and all of every night, have it.
    serviceWorkers: process.env.TEST_FULL ? 'allow' : 'block',
    // A trace of every test would cost half as much processor time again (README).
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
});
