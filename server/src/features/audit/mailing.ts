import type { SQL } from 'drizzle-orm';
import type { MailingProgress } from 'shared-api/contract';
import type { Command } from '../../commands/perform';
import type { Mailing } from '../../outbox/sender';
import type { Admin } from '../../security/caller';
import { audit } from './store';

/**
 * Sends an administrator's mailing, and logs it.
 * @param who conditions on `users`, as of `sendMailing`
 * @param said what the log keeps of it, besides its kind and the number of recipients
 */
export async function sendAndLog(
  { db: tx, emails }: Command,
  admin: Admin,
  mailing: Omit<Mailing, 'adminId' | 'key'>,
  who: readonly (SQL | undefined)[],
  said: object,
): Promise<MailingProgress> {
  const progress = await emails.sendMailing(tx, { ...mailing, adminId: admin.id }, who);
  if (!progress) throw new Error('A mailing without a key is always a new one');
  const { mailingId, total, skipped } = progress;
  await audit(tx, admin, {
    action: 'mailing.send',
    entityId: mailingId,
    about: [],
    after: { emailType: mailing.template, ...said, recipients: total, skipped },
  });
  return progress;
}
