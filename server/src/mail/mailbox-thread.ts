import { parentPort, workerData } from 'node:worker_threads';
import { MailDev } from 'maildev';
import type { MailboxReport, MailboxSettings } from './mailbox';
import { guardMailbox } from './mailbox-guard';

const report = (message: MailboxReport) => parentPort?.postMessage(message);
const { hostNames, ...settings } = workerData as MailboxSettings;

// In its own thread: loading MailDev takes longer than the rest of the start.
const maildev = new MailDev(settings);
parentPort?.once('message', () => {
  maildev.stop().finally(() => process.exit(0));
});
maildev.start().then(
  ({ api }) => {
    // Still the event-loop turn in which it began to listen, so no request has been answered yet.
    if (api) guardMailbox(api.server.server, hostNames);
    report({ ready: true });
  },
  ({ message, code, port }: Error & { code?: string; port?: number }) =>
    report({ ready: false, message, ...(code && { code }), ...(port && { port }) }),
);
