import { parentPort, workerData } from 'node:worker_threads';
import { MailDev } from 'maildev';
import type { MailboxReport } from './mailbox';

const report = (message: MailboxReport) => parentPort?.postMessage(message);

// A thread of its own: loading MailDev takes longer than everything else at a start together.
const maildev = new MailDev(workerData);
parentPort?.once('message', () => {
  maildev.stop().finally(() => process.exit(0));
});
maildev.start().then(
  () => report({ ready: true }),
  ({ message, code, port }: Error & { code?: string; port?: number }) =>
    report({ ready: false, message, ...(code && { code }), ...(port && { port }) }),
);
