import { type EmailType, Language, type MailingDraft } from 'shared-api';
import type { Audience, Recipient } from './recipients';

/** What the form holds. */
export interface MailingValues {
  audience: Audience;
  recipients: Recipient[];
  emailType: EmailType;
  language: Language;
  customMessage: string;
  customMessageFr: string;
}

/** An empty form; with somebody chosen already, it is for them. */
export const blankMailing = (recipients: Recipient[]): MailingValues => ({
  audience: recipients.length > 0 ? 'some' : 'all',
  recipients,
  emailType: 'announcement',
  language: Language.Bilingual,
  customMessage: '',
  customMessageFr: '',
});

/** The letter itself: a message only for the languages that it is written in. */
export const letterOf = (
  { customMessage, customMessageFr }: Pick<MailingValues, 'customMessage' | 'customMessageFr'>,
  language: Language,
): MailingDraft => ({
  language,
  ...(language !== Language.French && customMessage.trim() ? { customMessage: customMessage.trim() } : {}),
  ...(language !== Language.English && customMessageFr.trim()
    ? { customMessageFr: customMessageFr.trim() }
    : {}),
});
