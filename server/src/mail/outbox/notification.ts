import { type Language, SessionStatus } from 'shared-api/contract';
import { regionOf } from 'shared-api/format';
import { type MailName, type MailProps, mailOf, sessionOf } from '../list';
import { localizationsIn, type MailContext, type Reader } from '../localization';
import { oneLine } from '../one-line';
import { subjectFor } from '../subject';

/** What a device shows. */
export interface Notification {
  title: string;
  body: string;
  /** The absolute address that it opens. */
  navigate: string;
  lang: string;
  /** A later one with the same replaces it on the device. */
  tag: string;
}

/** A notification in the words of its mail; null when there is nothing to say. */
export function notificationOf<Name extends MailName>(
  name: Name,
  props: MailProps[Name],
  reader: Reader,
  language: Language,
  context: MailContext,
): Notification | null {
  const mail = mailOf(name);
  const localizations = localizationsIn(language, context, reader, mail.texts);
  const [first] = localizations;
  const lines = localizations.flatMap((localization) => mail.push?.line(props, localization) ?? []);
  if (lines.length === 0) return null;
  const session = sessionOf(mail, props);
  const isPlayed = session && session.status !== SessionStatus.Cancelled;
  const navigate =
    mail.push?.page?.(props, first) ??
    (isPlayed ? first.link('attendanceConfirmation', { sessionId: session.id }) : first.link('schedule'));
  return {
    title: subjectFor(mail, props, localizations),
    body: lines.map(oneLine).join('\n'),
    navigate,
    lang: regionOf[first.locale],
    tag: session?.id ?? navigate,
  };
}

/** The notification by which somebody sees whether their devices show any. */
export function trialOf(language: Language, context: MailContext): Notification {
  const localizations = localizationsIn(language, context);
  const [first] = localizations;
  return {
    title: oneLine(context.club.name),
    body: localizations.map(({ t }) => t('push.trial')).join('\n'),
    navigate: `${first.link('profile')}#notifications`,
    lang: regionOf[first.locale],
    tag: 'trial',
  };
}

/**
 * What is sent: a declarative notification (WebKit's Declarative Web Push), which a browser shows without a worker if it
 * knows it; all others' worker reads the same.
 */
export const contentOf = (notification: Notification): string =>
  JSON.stringify({ web_push: 8030, notification });
