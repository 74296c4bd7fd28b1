import { Language } from 'shared-api/contract';
import type { Locale } from '../messages';
import type { EmailSender } from './sender';

/** The language of mails that corresponds to one of the interface's. */
export const languageOf = (locale: Locale): Language =>
  locale === 'fr' ? Language.French : Language.English;

/**
 * Services whose mails to one person are in the language in which that person is asking, whatever they have chosen for
 * the mails that the club sends by itself. Mails to others keep their own language.
 * @param userId who asks; without it, every mail is in the language
 */
export const withEmailLanguage = <Parts extends { emails: EmailSender }>(
  services: Parts,
  language: Language,
  userId?: string,
): Parts => ({
  ...services,
  emails: {
    ...services.emails,
    sendEmail: (tx, to, ...email) => {
      const isTheirs = userId === undefined || to.id === userId;
      return services.emails.sendEmail(tx, isTheirs ? { ...to, language } : to, ...email);
    },
  } satisfies EmailSender,
});
