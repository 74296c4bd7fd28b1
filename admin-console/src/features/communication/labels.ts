import { type EmailType, emailTypes, Language } from 'shared-api';
import type { MessageId } from 'shared-ui';
import { type Choice, choicesOf } from 'shared-ui/resource';

/** What the languages of mails are called. */
export const languageLabel = {
  [Language.English]: 'communication.language.english',
  [Language.French]: 'communication.language.french',
  [Language.Bilingual]: 'communication.language.bilingual',
} as const satisfies Record<Language, MessageId>;

export const languageChoices = choicesOf(Language, (value) => languageLabel[value]);

/** The kinds of e-mail that an administrator writes. */
export const typeChoices: readonly Choice<EmailType>[] = emailTypes.map((value) => ({
  value,
  label: `communication.type.${value}`,
}));
