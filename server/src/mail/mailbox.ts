import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { MailDev } from 'maildev';
import type { Config } from '../config/config';

/** How the thread reports its start. */
export type MailboxReport = { ready: true } | { ready: false; message: string; code?: string; port?: number };

/** The thread's settings: MailDev's, and the host names accepted apart from `localhost`. */
export type MailboxSettings = ConstructorParameters<typeof MailDev>[0] & { hostNames: string[] };

/** A mailbox that is starting. */
interface Mailbox {
  /** Rejects when it cannot start, e.g. with `EADDRINUSE`. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the local mailbox (MailDev): a real SMTP server with a web page, for an installation without a mail server. It
 * stores mails in the data folder.
 */
export function startMailbox({ dataDir, host, publicUrl, mail: { mailbox } }: Config): Mailbox {
  const thread = new Worker(new URL('./mailbox.mjs', import.meta.url), {
    workerData: {
      ip: '127.0.0.1',
      smtp: mailbox.smtp,
      webIp: host,
      web: mailbox.page,
      mailDirectory: join(dataDir, 'mailbox'),
      maxEmails: 500,
      silent: true,
      hostNames: [new URL(publicUrl).hostname],
    } satisfies MailboxSettings,
    // MailDev logs a greeting whatever its settings.
    stdout: true,
  });
  return {
    ready: readiness(thread),
    async stop() {
      const gone = once(thread, 'exit');
      thread.postMessage('stop');
      await Promise.race([gone, sleep(800, undefined, { ref: false })]);
      await thread.terminate();
    },
  };
}

async function readiness(thread: Worker): Promise<void> {
  const [report] = (await once(thread, 'message')) as [MailboxReport];
  if (report.ready) return;
  const { message, code, port } = report;
  throw Object.assign(new Error(message), { code, port });
}
