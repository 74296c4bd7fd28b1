import { sql } from 'drizzle-orm';
import type { Config } from '../../src/config/config';
import { deriveKeys } from '../../src/crypto/keys';
import type { Mail, Mailer } from '../../src/mail/mailer';
import type { Clock } from '../../src/time/clock';

export const testSecret = 'a secret that is long enough for tests';

/** A test configuration without anything outside of the process. */
export const testConfig: Config = {
  version: '0.0.0-test',
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://club.test',
  dataDir: '/nonexistent',
  siteDir: '/nonexistent',
  database: { kind: 'embedded', folder: '/nonexistent' },
  migration: 'now',
  mail: { from: 'no-reply@club.test', mailbox: { page: 0, smtp: 0 } },
  keys: deriveKeys(testSecret),
  pushServices: [],
  login: { idleMs: 30 * 86_400_000, maxMs: 90 * 86_400_000 },
  demoData: false,
  allowPublicDemo: false,
  paymentEmail: 'payments@club.test',
  contactEmail: 'hello@club.test',
  trustProxy: false,
  rateLimits: false,
  apiDocs: true,
  remoteOverrides: false,
  openTelemetry: false,
  logLevel: 'silent',
};

/** A clock that only tests advance. */
export interface TestClock extends Clock {
  set(instant: string | Date): void;
}

/** A Saturday evening: the next session is a week away. */
export const firstEvening = '2026-11-21T23:00:00Z';

export function testClock(start = firstEvening): TestClock {
  let now = new Date(start);
  return {
    now: () => now,
    shared: () => sql`${now.toISOString()}::timestamptz`,
    set: (instant) => {
      now = new Date(instant);
    },
  };
}

/** A mailer that records mails; `failNext` makes it fail once. */
export interface TestMailer extends Mailer {
  sent: Mail[];
  failNext(): void;
}

export function testMailer(): TestMailer {
  const sent: Mail[] = [];
  let failing = false;
  return {
    sent,
    failNext: () => {
      failing = true;
    },
    async send(mail) {
      if (failing) {
        failing = false;
        throw new Error('The mail server is away');
      }
      sent.push(mail);
    },
    close() {},
  };
}
