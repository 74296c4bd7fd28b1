import { calendarFile } from 'shared-api/calendar-file';
import type { Language } from 'shared-api/contract';
import { type MailName, type MailProps, mailOf, sessionOf } from './list';
import { localizationsIn, type MailContext } from './localization';
import type { Mail } from './mailer';
import { oneLine } from './one-line';

/**
 * The additional parts of a mail about a session (docs/decisions/0005): headers that put all its mails into one thread
 * (RFC 5322 §3.6.4), and a calendar file. The thread's root is an id that no mail has.
 * @param madeOn when the mail's content became true: calendars keep the later of two files, in whichever order they
 * arrive
 */
export async function sessionParts<Name extends MailName>(
  name: Name,
  props: MailProps[Name],
  language: Language,
  context: MailContext,
  madeOn: Date,
): Promise<Pick<Mail, 'inReplyTo' | 'references' | 'attachments'>> {
  const mail = mailOf(name);
  const session = sessionOf(mail, props);
  if (!session) return {};
  const entry = mail.entry?.(props);
  const root = `<session.${session.id}@${new URL(context.publicUrl).hostname}>`;
  const thread = { inReplyTo: root, references: root };
  if (!entry) return thread;
  const localizations = localizationsIn(language, context);
  const [first] = localizations;
  const club = context.club.name;
  // An organizer has an address (RFC 5545 §3.8.4.3): without one of its own, the club's mails come from this one.
  const email = context.club.contactEmail || context.from;
  const texts = {
    title: oneLine(localizations.map(({ t }) => t('calendar.title', { club })).join(' / ')),
    url: first.link('attendanceConfirmation', { sessionId: session.id }),
  };
  const handover = { method: entry, organizer: { name: oneLine(club), email } };
  return {
    ...thread,
    attachments: [
      {
        filename: `basketball-${session.sessionDate}.ics`,
        content: await calendarFile(session, texts, madeOn, handover),
        contentType: `text/calendar; charset=utf-8; method=${entry.toUpperCase()}`,
      },
    ],
  };
}
