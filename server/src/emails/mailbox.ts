import { join } from 'node:path';
import type { Config } from '../config/config';

/**
 * The local mailbox (MailDev): a real SMTP server with a web page, for an installation without a mail server. What it
 * received is kept in the data folder.
 * @returns stops it
 */
export async function startMailbox({
  dataDir,
  host,
  mail: { mailbox },
}: Config): Promise<() => Promise<void>> {
  // Loaded here only: an installation with a mail server of its own never needs it.
  const { MailDev } = await import('maildev');
  const maildev = new MailDev({
    ip: '127.0.0.1',
    smtp: mailbox.smtp,
    webIp: host,
    web: mailbox.page,
    mailDirectory: join(dataDir, 'mailbox'),
    maxEmails: 500,
    silent: true,
  });
  await maildev.start();
  return () => maildev.stop();
}
