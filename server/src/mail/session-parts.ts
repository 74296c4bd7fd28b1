import { calendarFile } from 'shared-api/calendar-file';
import type { Language } from 'shared-api/contract';
import { type MailName, type MailProps, mailOf, sessionOf } from './list';
import { type Localization, localizationsIn, type MailContext } from './localization';
import type { Mail } from './mailer';
import { oneLine } from './one-line';

/** A session's title in calendars. @param localizations of the languages of whoever's calendar it is */
export const calendarTitle = (
  localizations: readonly Localization[],
  id: 'calendar.title' | 'calendar.waiting' | 'calendar.draw' | 'calendar.cancelled',
): string => oneLine(localizations.map(({ t, club }) => t(id, { club: club.name })).join(' / '));

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
  const content = await calendarFile(
    [
      {
        session,
        title: calendarTitle(localizations, 'calendar.title'),
        url: first.link('attendanceConfirmation', { sessionId: session.id }),
        status: entry === 'publish' ? 'CONFIRMED' : 'CANCELLED',
        changedOn: madeOn,
        organizer: { name: oneLine(club), email },
      },
    ],
    { method: entry === 'publish' ? 'PUBLISH' : 'CANCEL' },
  );
  return {
    ...thread,
    attachments: [
      {
        filename: `session-${session.sessionDate}.ics`,
        content,
        contentType: `text/calendar; charset=utf-8; method=${entry.toUpperCase()}`,
      },
    ],
  };
}
