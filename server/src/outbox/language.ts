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
    // `sendEmail` writes with it, too.
    sendEmails: (tx, template, letters) => {
      const isTheirs = ({ id }: Recipient) => userId === undefined || id === userId;
      const inLanguage = letters.map(({ to, props }) => ({
        to: isTheirs(to) ? { ...to, language } : to,
        props,
      }));
      return services.emails.sendEmails(tx, template, inLanguage);
    },
  } satisfies EmailSender,
});
