import { type EmailType, Language, type MailingDraft } from 'shared-api';
import type { Audience, Recipient } from './recipients';

/** The form's values. */
export interface MailingValues {
  audience: Audience;
  recipients: Recipient[];
  emailType: EmailType;
  language: Language;
  customMessage: string;
  customMessageFr: string;
}

/** An empty form, or one for the given recipients. */
export const blankMailing = (recipients: Recipient[]): MailingValues => ({
  audience: recipients.length > 0 ? 'some' : 'all',
  recipients,
  emailType: 'announcement',
  language: Language.Bilingual,
  customMessage: '',
  customMessageFr: '',
});

/** The mailing without recipients: messages only for its languages. */
export const mailingOf = (
  { customMessage, customMessageFr }: Pick<MailingValues, 'customMessage' | 'customMessageFr'>,
  language: Language,
): MailingDraft => ({
  language,
  ...(language !== Language.French && customMessage.trim() ? { customMessage: customMessage.trim() } : {}),
  ...(language !== Language.English && customMessageFr.trim()
    ? { customMessageFr: customMessageFr.trim() }
    : {}),
});
