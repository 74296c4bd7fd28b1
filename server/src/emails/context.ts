import type { Config } from '../config/config';
import type { Db } from '../db/types';
import { readSettings } from '../features/settings/store';
import { sign } from '../security/signatures';
import { unsubscribeToken } from './unsubscribe';
import type { MailContext } from './voice';

/** What mails are rendered with at this moment: the club's settings may have changed since the last one. */
export async function mailContext(db: Db, config: Config): Promise<MailContext> {
  const { organizationName, address } = await readSettings(db);
  const { publicUrl, secret, contactEmail, paymentEmail } = config;
  return {
    publicUrl,
    club: { name: organizationName, address, contactEmail, paymentEmail },
    signAnswer: (sessionId, userId) => sign(secret, 'attendance', sessionId, userId),
    unsubscribeToken: (userId) => unsubscribeToken(userId, config),
  };
}
