import { setImmediate } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import type {
  EmailType,
  Language,
  Mailing,
  MailingDraft,
  MailingProgress,
  MailPreview,
} from 'shared-api/contract';
import type { Db } from '../../db/types';
import { isNews } from '../../emails/category';
import type { SessionFacts } from '../../emails/facts';
import { messageOf } from '../../emails/message';
import { readUnsubscribeToken } from '../../emails/unsubscribe';
import { refuse, refuseField } from '../../errors/app-error';
import type { AdminId, Caller } from '../../security/caller';
import type { Services } from '../../services';
import { audit } from '../audit/store';
import { setNews } from '../users/store';
import { withExample } from './example';
import { fillers, type MailingTemplate } from './fill';
import { addMailing, addRecipients, progressOf, unknownAddresses, withAddress } from './store';

export const mailingQueue = 'mailing';

/** What one job sends: so many that 20,000 recipients are few jobs, so few that a shutdown waits for none long. */
const batchSize = 50;

/** Recipients in one statement: PGlite runs on the event loop, and nobody else is served while a statement runs. */
const recipientsAtOnce = 1000;

/** A mailing before it is written down. */
interface NewMailing {
  template: MailingTemplate;
  /** Null: each recipient's own. */
  language: Language | null;
  customMessage?: string | null;
  customMessageFr?: string | null;
  adminId?: string;
  sessionId?: string;
  /** The session as it was before the change that is told. */
  formerSession?: SessionFacts;
  /** At most one mailing has it, whoever asks. */
  key?: string;
}

/**
 * Queues one e-mail for each of some users, in the causing transaction.
 * @param who conditions on `users`, no two of them for the same user; each becomes one statement
 * @returns how far it is, or null when its key says that there has been one
 */
export async function queueMailing(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Db,
  mailing: NewMailing,
  who: readonly (SQL | undefined)[],
): Promise<MailingProgress | null> {
  const mailingId = await addMailing(tx, mailing);
  if (!mailingId) return null;
  for (const some of who) {
    await addRecipients(tx, mailingId, some, isNews(mailing.template));
    // PGlite's answers are microtasks: without this, whatever else the process has to do would wait for all of them.
    await setImmediate();
  }
  const progress = await progressOf(tx, mailingId);
  const batches = Array.from({ length: Math.ceil(progress.total / batchSize) }, (_, index) => ({
    data: { mailingId, from: index * batchSize, to: (index + 1) * batchSize - 1 },
  }));
  await jobs.send(tx, mailingQueue, batches);
  return progress;
}

/**
 * Sends what an administrator wrote to the users with these addresses.
 * @throws AppError `validation` for an announcement that announces nothing, `unknownRecipients`, each of the unknown
 * addresses with its own complaint
 */
export function sendMailing(
  services: Services,
  admin: Caller<AdminId>,
  emailType: EmailType,
  { emails, ...draft }: Mailing,
): Promise<MailingProgress> {
  if (emailType === 'announcement' && Object.keys(messageOf(draft)).length === 0) {
    return refuseField('customMessage', 'messageRequired');
  }
  return services.db.transaction(async (tx) => {
    const unknown = await unknownAddresses(tx, emails);
    if (unknown.length > 0) {
      const fields = unknown.map((address) => ({
        field: `emails.${emails.indexOf(address)}`,
        message: 'unknownRecipient' as const,
        values: { address },
      }));
      return refuse('unknownRecipients', { fields: fields });
    }
    const mailing = { template: emailType, adminId: admin.id, ...draft };
    const each = [...new Set(emails.map((email) => email.toLowerCase()))];
    const progress = await queueMailing(services, tx, mailing, inChunks(each).map(withAddress));
    if (!progress) throw new Error('A mailing without a key is always a new one');
    const { mailingId, total, skipped } = progress;
    await audit(tx, admin, {
      action: 'mailing.send',
      entityId: mailingId,
      after: { emailType, ...draft, recipients: total, skipped },
    });
    return progress;
  });
}

const inChunks = (list: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(list.length / recipientsAtOnce) }, (_, index) =>
    list.slice(index * recipientsAtOnce, (index + 1) * recipientsAtOnce),
  );

/** The e-mail as the administrator who asks would get it. */
export async function previewMailing(
  { db, config, clock }: Services,
  admin: Caller<AdminId>,
  emailType: EmailType,
  { language, ...draft }: MailingDraft,
): Promise<MailPreview> {
  // The templates are loaded with the first use, to keep React out of the start's way.
  const { renderMailing } = await import('./render');
  const audience = {
    db,
    now: clock.now(),
    recipients: [admin],
    message: messageOf(draft),
    sessionId: null,
    former: null,
  };
  const fill = await fillers[emailType](audience);
  const props = await withExample(db, audience.now, emailType, fill(admin));
  return renderMailing(db, config, emailType, props, language);
}

/** Stops everything but service messages for the owner of a token. @throws AppError `invalidUnsubscribeLink` */
export async function unsubscribe({ db, config }: Services, token: string): Promise<void> {
  const userId = readUnsubscribeToken(token, config);
  if (!userId) return refuse('invalidUnsubscribeLink');
  await setNews(db, userId, false);
}
