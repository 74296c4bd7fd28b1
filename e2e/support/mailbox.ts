import { type APIRequestContext, expect } from '@playwright/test';
import { patience } from '../../infra/bootstrap/patience.mjs';
import { runningProduct } from './product';
import { hurryMails } from './time';

/** A received e-mail in MailDev's REST API. */
export interface Mail {
  id: string;
  subject: string;
  text: string;
  html: string;
  to: { address: string }[];
  headers: Record<string, string>;
  attachments?: { generatedFileName: string }[];
}

/** All mails to an address, newest first. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const reply = await request.get(`${runningProduct().mailbox}/api/email`, {
    params: { 'to.address': address, sort: 'desc' },
  });
  return (await reply.json()) as Mail[];
}

/** Where no time can pass, an e-mail about somebody's own answer is sent a quarter of a minute later. */
const timeout = 25_000 * patience;

async function waitFor(find: () => Promise<Mail | undefined>, message: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        await hurryMails();
        found = await find();
        return found?.subject;
      },
      { message, timeout },
    )
    .toBeDefined();
  return found as Mail;
}

/**
 * Waits for an e-mail in the local mailbox.
 * @param address of the mailbox
 * @param subject part of its subject
 * @param seen mails to ignore; two from the same second have no order
 * @returns the newest such e-mail
 */
export const mailTo = (
  request: APIRequestContext,
  address: string,
  subject: RegExp,
  seen: Mail[] = [],
): Promise<Mail> =>
  waitFor(async () => {
    const mails = await mailsTo(request, address);
    return mails.find((mail) => subject.test(mail.subject) && seen.every(({ id }) => id !== mail.id));
  }, `an e-mail to ${address} about ${subject}`);

/** Waits for an e-mail by its text: mails of one thread share their subject. */
export const mailSaying = (request: APIRequestContext, address: string, words: string): Promise<Mail> =>
  waitFor(
    async () => (await mailsTo(request, address)).find(({ text }) => text.includes(words)),
    `an e-mail to ${address} that says “${words}”`,
  );

/**
 * The first link of an e-mail's text that matches.
 * @throws when there is none
 */
export function linkIn(mail: Mail, pattern: RegExp): string {
  const link = mail.text.match(/https?:\/\/[^\s<>")\]]+/g)?.find((url) => pattern.test(url));
  if (!link) throw new Error(`no link like ${pattern} in “${mail.subject}”:\n${mail.text}`);
  return link;
}
