import { type EmailType, emailTypes, Language } from 'shared-api';
import type { MessageId } from 'shared-ui';
import { type Choice, choicesOf } from 'shared-ui/resource';

/** Names of the languages of mails. */
export const languageLabel = {
  [Language.English]: 'communication.language.english',
  [Language.French]: 'communication.language.french',
  [Language.Bilingual]: 'communication.language.bilingual',
} as const satisfies Record<Language, MessageId>;

export const languageChoices = choicesOf(Language, (value) => languageLabel[value]);

/** The types of e-mails that an administrator sends. */
export const typeChoices: readonly Choice<EmailType>[] = emailTypes.map((value) => ({
  value,
  label: `communication.type.${value}`,
}));
