import { type APIRequestContext, expect } from '@playwright/test';
import { runningProduct } from './product';

/** A received e-mail, as MailDev's REST API tells it. */
export interface Mail {
  id: string;
  subject: string;
  text: string;
  html: string;
  to: { address: string }[];
  headers: Record<string, string>;
  attachments?: { generatedFileName: string }[];
}

/**
 * Waits for an e-mail in the local mailbox. One about somebody's own answer takes a quarter of a minute.
 * @param address whose mailbox
 * @param subject what its subject contains
 * @param seen mails that are not meant; two of one second have no order
 * @returns the newest such e-mail
 */
export async function mailTo(
  request: APIRequestContext,
  address: string,
  subject: RegExp,
  seen: Mail[] = [],
): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const reply = await request.get(`${runningProduct().mailbox}/api/email`, {
          params: { 'to.address': address, sort: 'desc' },
        });
        const mails = (await reply.json()) as Mail[];
        found = mails.find((mail) => subject.test(mail.subject) && seen.every(({ id }) => id !== mail.id));
        return found?.subject;
      },
      { message: `an e-mail to ${address} about ${subject}`, timeout: 40_000 },
    )
    .toBeDefined();
  return found as Mail;
}

/**
 * The first link of an e-mail's text that matches.
 * @throws when there is none
 */
export function linkIn(mail: Mail, pattern: RegExp): string {
  const link = mail.text.match(/https?:\/\/[^\s<>")\]]+/g)?.find((url) => pattern.test(url));
  if (!link) throw new Error(`no link like ${pattern} in “${mail.subject}”:\n${mail.text}`);
  return link;
}
