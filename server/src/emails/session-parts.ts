import { calendarFile } from 'shared-api/calendar-file';
import type { Language } from 'shared-api/contract';
import { localizationsIn, type MailContext } from './localization';
import type { Mail } from './mailer';
import { oneLine } from './one-line';
import type { EmailProps, TemplateName } from './props';
import { sessionOf } from './session';

/**
 * What a mail about a session has beside its content (docs/decisions/0071): the headers that put all mails about it into
 * one thread (RFC 5322 §3.6.4), and a file for its reader's calendar. The thread's root is an id that no mail has.
 * @param madeOn when what the mail says became so: of two files, the later one counts, whichever arrives last
 */
export async function sessionParts<Name extends TemplateName>(
  template: Name,
  props: EmailProps[Name],
  language: Language,
  context: MailContext,
  madeOn: Date,
): Promise<Pick<Mail, 'inReplyTo' | 'references' | 'attachments'>> {
  const about = sessionOf(template, props);
  if (!about) return {};
  const { session, entry } = about;
  const root = `<session.${session.id}@${new URL(context.publicUrl).hostname}>`;
  const thread = { inReplyTo: root, references: root };
  if (!entry) return thread;
  const localizations = localizationsIn(language, context);
  const [first] = localizations;
  const { name, contactEmail: email } = context.club;
  const texts = {
    title: oneLine(localizations.map(({ t }) => t('calendar.title', { club: name })).join(' / ')),
    url: first.link('attendanceConfirmation', { sessionId: session.id }),
  };
  const handover = { method: entry, organizer: { name: oneLine(name), email } };
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
