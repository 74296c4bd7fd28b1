import { Language } from 'shared-api/contract';
import type { Locale } from '../messages';
import type { EmailSender } from './send';

/** The language of mails that corresponds to one of the interface's. */
export const languageOf = (locale: Locale): Language =>
  locale === 'fr' ? Language.French : Language.English;

/**
 * Services for what somebody asks for themselves: the mails that it causes to them speak the language in which they
 * ask, whatever they have chosen for the mails that the club sends by itself. Mails to others keep their own language.
 * @param askerId who asks; without it, all mails go to whoever asks
 */
export const askedIn = <Parts extends { emails: EmailSender }>(
  services: Parts,
  language: Language | undefined,
  askerId?: string,
): Parts => ({
  ...services,
  emails: {
    sendEmail: (tx, email) => {
      const isTheirs = language !== undefined && (askerId === undefined || email.userId === askerId);
      return services.emails.sendEmail(tx, isTheirs ? { ...email, language } : email);
    },
  } satisfies EmailSender,
});
