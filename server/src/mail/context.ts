import type { Config } from '../config/config';
import type { PagePaths } from '../config/page-paths';
import { isSigned, sign } from '../crypto/signatures';
import type { Db } from '../data/rows';
import { addressesOf, logoPath, readSettings } from '../data/settings';
import type { Message } from '../messages';
import type { ClubFacts } from './facts';
import type { MailContext } from './localization';
import type { Sender } from './mailer';
import { oneLine } from './one-line';

/**
 * The headers of an e-mail in which nobody has written: programs do not answer it (RFC 3834 §5), nor do Exchange and
 * Outlook, which look for a header of their own (MS-OXCMAIL §2.2.3.2.14); undeliverable ones are still reported. What an
 * administrator writes is a person's letter, and may be answered like one.
 * @param props the e-mail's contents, with the administrator's words, if there are some, as its `message`
 */
export const automaticHeaders = (props: object): Record<string, string> =>
  'message' in props && Object.keys(props.message as Message).length > 0
    ? {}
    : { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

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

/** An unsubscribe token for one person that never expires: a mail may be read years later. */
export const unsubscribeToken = (userId: string, { keys }: Config): string =>
  `${userId}.${sign(keys, 'unsubscribe', userId)}`;

/** @returns the person, or null when the token is invalid */
export function readUnsubscribeToken(token: string, { keys }: Config): string | null {
  const [userId = '', signature = ''] = token.split('.');
  return isSigned(keys, signature, 'unsubscribe', userId) ? userId : null;
}

/** The headers of a mail program's unsubscribe button (RFC 8058). */
export const unsubscribeHeaders = (userId: string, config: Config): Record<string, string> => ({
  'List-Unsubscribe': `<${config.publicUrl}/api/v1/Communication/unsubscribe?token=${unsubscribeToken(userId, config)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
