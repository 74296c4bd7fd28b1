import type { Config } from '../config/config';
import type { Db } from '../db/types';
import { addressesOf, readSettings } from '../features/settings/store';
import { sign } from '../security/signatures';
import type { MailContext } from './localization';
import type { Sender } from './mailer';
import { oneLine } from './one-line';
import { unsubscribeToken } from './unsubscribe';

/** What mails are rendered with at this moment: the club's settings may have changed since the last one. */
export async function mailContext(db: Db, config: Config): Promise<MailContext> {
  const settings = await readSettings(db);
  const { publicUrl, keys } = config;
  return {
    publicUrl,
    club: {
      name: settings.organizationName,
      address: settings.address,
      ...addressesOf(settings, config),
    },
    signAnswer: (sessionId, userId) => sign(keys, 'attendance', sessionId, userId),
    unsubscribeToken: (userId) => unsubscribeToken(userId, config),
  };
}

/** Who a mail comes from: the club by its name, at the address that the mail server lets us send from. */
export const senderOf = ({ club }: MailContext, { mail }: Config): Sender => ({
  from: { name: oneLine(club.name), address: mail.from },
  replyTo: club.contactEmail,
});
