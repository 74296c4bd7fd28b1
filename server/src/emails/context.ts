import type { Config } from '../config/config';
import type { PagePaths } from '../config/page-paths';
import { sign } from '../crypto/signatures';
import type { Db } from '../db/types';
import { addressesOf, logoPath, readSettings } from '../features/settings/store';
import type { ClubFacts } from './facts';
import type { MailContext } from './localization';
import type { Sender } from './mailer';
import { oneLine } from './one-line';
import { unsubscribeToken } from './unsubscribe';

/** Rendering context of mails. @param club its current settings, which may change between two mails */
export const mailContext = (club: ClubFacts, config: Config, pathTo: PagePaths, now: Date): MailContext => ({
  publicUrl: config.publicUrl,
  pathTo,
  club,
  from: config.mail.from,
  now,
  signAnswer: (sessionId, userId) => sign(config.keys, 'attendance', sessionId, userId),
  unsubscribeToken: (userId) => unsubscribeToken(userId, config),
});

/** The sender: the club's name, with the address that the mail server accepts. */
export const senderOf = ({ club }: MailContext, { mail }: Config): Sender => ({
  from: { name: oneLine(club.name), address: mail.from },
  ...(club.contactEmail && { replyTo: club.contactEmail }),
});

/** The club's details for e-mails. */
export async function clubFacts(db: Db, config: Config): Promise<ClubFacts> {
  const row = await readSettings(db);
  const { organizationName: name, address } = row;
  const { answersCloseMinutes, answerDeadlineHours, creditReleasedDates, spotEmails } = row;
  const rules = { answersCloseMinutes, answerDeadlineHours, creditReleasedDates, spotEmails };
  const logo = row.logoPicture && logoPath(row.logoPicture);
  return { name, address, logo, ...rules, ...addressesOf(row, config) };
}
