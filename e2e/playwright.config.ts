import { defineConfig } from '@playwright/test';
import { browserPath } from './support/chromium';

const port = Number(process.env.E2E_PORT ?? 3900);

/** Journeys run on the started product: the one at `BASE_URL`, else one that is started for them. */
export default defineConfig({
  testDir: '.',
  fullyParallel: false,
  // One after the other: they share one club, and several look at all of its sessions, settings and audit log.
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  outputDir: '../test-results/e2e',
  use: {
    baseURL: process.env.BASE_URL ?? `http://localhost:${port}`,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      ...browserPath(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  ...(process.env.BASE_URL
    ? {}
    : {
        webServer: {
          command: 'node ../infra/bootstrap/start.mjs',
          url: `http://localhost:${port}/health/ready`,
          timeout: 240_000,
          stdout: 'pipe' as const,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
          env: {
            PORT: String(port),
            MAILBOX_PORT: String(port + 1),
            MAILBOX_SMTP_PORT: String(port + 2),
            RATE_LIMITS: 'false',
            DATA_DIR: process.env.DATA_DIR ?? `.data/e2e-${process.pid}`,
          },
        },
      }),
});
