import { createTransport } from 'nodemailer';
import type { Config } from '../config/config';

/** A mail's sender name and addresses. */
export interface Sender {
  from: { name: string; address: string };
  /** The Reply-To address, if the club has one. */
  replyTo?: string;
}

/** One e-mail, ready to send. */
export interface Mail extends Sender {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The same for every attempt, so that duplicates can be recognised. */
  messageId: string;
  headers: Record<string, string>;
  /** The Message-ID of its thread's root. */
  inReplyTo?: string;
  references?: string;
  attachments?: { filename: string; content: string; contentType: string }[];
}

/** Sends e-mails. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A mailer over SMTP: the configured server, else the local mailbox. */
export function createSmtpMailer({ mail }: Config): Mailer {
  const url = new URL(mail.smtpUrl ?? `smtp://127.0.0.1:${mail.mailbox.smtp}?ignoreTLS=true`);
  const transport = createTransport({
    host: url.hostname,
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    ignoreTLS: !url.username && url.searchParams.get('ignoreTLS') === 'true',
    ...(url.username && {
      // Passwords are never sent unencrypted, whatever the server, or somebody in between, offers.
      requireTLS: true,
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // A server that scans mails replies late, and giving up earlier would send a second copy (RFC 5321 §4.5.3.2.6 asks
    // for ten minutes); but later e-mails wait for as long.
    socketTimeout: 60_000,
  });
  return {
    async send(message) {
      await transport.sendMail(message);
    },
    close: () => transport.close(),
  };
}
