import type { WithMessage } from './facts';
import { sessionOf } from './list';
import type { Localization } from './localization';
import type { Mail } from './mail';
import { oneLine } from './one-line';

/** A mail's subject, in each language of its reader: the administrator's own, if there is one. */
export function subjectFor<Props extends object>(
  mail: Mail<Props>,
  props: Props,
  localizations: readonly Localization<string>[],
): string {
  const { ownSubject } = props as WithMessage;
  const inTheirs = localizations.flatMap(({ locale }) => ownSubject?.[locale] ?? []);
  // Like the message: better in the other language than not at all.
  const own = inTheirs.length > 0 ? inTheirs : Object.values(ownSubject ?? {});
  const usual = () => localizations.map((localization) => subjectOf(mail, props, localization)).join(' / ');
  return oneLine([...new Set(own)].join(' / ') || usual());
}

/** A mail's usual subject in one language. */
export function subjectOf<Props>(
  mail: Mail<Props>,
  props: Props,
  localization: Localization<string>,
): string {
  if (mail.subject) return mail.subject(props, localization);
  const { t, club, day } = localization;
  const session = sessionOf(mail, props);
  const id = 'subject' in mail.texts ? 'subject' : 'session.subject';
  return t(id, { club: club.name, ...(session && { date: day(session.sessionDate) }) });
}
