import { Language } from 'shared-api/contract';
import type { Locale } from '../messages';
import type { EmailSender, Recipient } from './sender';

/** The mail language for an interface language. */
export const languageOf = (locale: Locale): Language =>
  locale === 'fr' ? Language.French : Language.English;

/**
 * Services whose mails to one person are in the language of their request, whatever language they have chosen
 * for other mails. Mails to others keep their own language.
 * @param userId the requesting user; without it, every mail is in that language
 */
export const withEmailLanguage = <Parts extends { emails: EmailSender }>(
  services: Parts,
  language: Language,
  userId?: string,
): Parts => ({
  ...services,
  emails: {
    ...services.emails,
    notify: (tx, event, ...letters) => {
      const isTheirs = ({ id }: Recipient) => userId === undefined || id === userId;
      const inLanguage = letters.map((letter) =>
        isTheirs(letter.to) ? { ...letter, to: { ...letter.to, language } } : letter,
      );
      return services.emails.notify(tx, event, ...inLanguage);
    },
  } satisfies EmailSender,
});
