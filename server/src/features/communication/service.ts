import type { EmailType, Mailing, MailingDraft, MailingProgress, MailPreview } from 'shared-api/contract';
import type { Command } from '../../commands/perform';
import { mailContext } from '../../emails/context';
import { messageOf } from '../../emails/message';
import { readUnsubscribeToken } from '../../emails/unsubscribe';
import { refuse, refuseField } from '../../errors/app-error';
import { outboxWork } from '../../outbox/sender';
import { sendAgain } from '../../outbox/store';
import type { Admin } from '../../security/caller';
import type { Services } from '../../services';
import { sendAndLog } from '../audit/mailing';
import { audit } from '../audit/store';
import { clubFacts } from '../settings/store';
import { setNews } from '../users/store';
import { withExample } from './example';
import { gatherers } from './props';
import { unknownAddresses, withAddress } from './store';

/** Recipients per statement: PGlite runs on the event loop and blocks it for the duration of a statement. */
const recipientsAtOnce = 1000;

/**
 * Sends an administrator's message to the users with these addresses.
 * @throws AppError `validation` for an empty announcement, `unknownRecipients` with an error for each unknown address
 */
export async function sendMailing(
  services: Command,
  admin: Admin,
  emailType: EmailType,
  { emails, ...draft }: Mailing,
): Promise<MailingProgress> {
  if (emailType === 'announcement' && Object.keys(messageOf(draft)).length === 0) {
    return refuseField('customMessage', 'messageRequired');
  }
  const { db: tx } = services;
  const unknown = await unknownAddresses(tx, emails);
  if (unknown.length > 0) {
    const fields = unknown.map((address) => ({
      field: `emails.${emails.indexOf(address)}`,
      message: 'unknownRecipient' as const,
      values: { address },
    }));
    return refuse('unknownRecipients', { fields });
  }
  const each = [...new Set(emails.map((email) => email.toLowerCase()))];
  const mailing = { template: emailType, ...draft };
  return sendAndLog(services, admin, mailing, inChunks(each).map(withAddress), draft);
}

/**
 * Sends failed e-mails again.
 * @param ids which; without it, all that can be
 */
export async function sendUnsent(
  { db: tx, clock, jobs }: Command,
  admin: Admin,
  ids: readonly string[] | undefined,
): Promise<{ emails: number }> {
  const emails = await sendAgain(tx, clock.now(), ids);
  if (emails > 0)
    await audit(tx, admin, { action: 'mailing.resend', about: [], after: { recipients: emails } });
  jobs.wake(outboxWork);
  return { emails };
}

const inChunks = (list: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(list.length / recipientsAtOnce) }, (_, index) =>
    list.slice(index * recipientsAtOnce, (index + 1) * recipientsAtOnce),
  );

/** The e-mail as the requesting administrator would get it. */
export async function previewMailing(
  { db, config, clock, pathTo }: Services,
  admin: Admin,
  emailType: EmailType,
  { language, ...draft }: MailingDraft,
): Promise<MailPreview> {
  // Loaded with the first e-mail, to keep most of React out of the start.
  const { renderEmail } = await import('../../emails/render');
  const audience = {
    db,
    now: clock.now(),
    receivers: [admin],
    message: messageOf(draft),
    sessionId: null,
    formerSession: null,
    toPlayers: false,
  };
  const propsFor = await gatherers[emailType](audience);
  const props = await withExample(db, audience.now, emailType, propsFor(admin));
  const context = mailContext(await clubFacts(db, config), config, pathTo, audience.now);
  return renderEmail(emailType, props, admin, language, context);
}

/** Unsubscribes the owner of a token from news and reminders. @throws AppError `invalidUnsubscribeLink` */
export async function unsubscribe({ db: tx, config }: Command, token: string): Promise<void> {
  const userId = readUnsubscribeToken(token, config);
  if (!userId) return refuse('invalidUnsubscribeLink');
  await setNews(tx, userId, false);
}
