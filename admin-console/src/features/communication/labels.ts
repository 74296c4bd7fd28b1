import { type EmailCategory, type EmailType, emailTypes, Language, type MailProblem } from 'shared-api';
import type { MessageId } from 'shared-ui';
import { type Choice, choicesOf } from 'shared-ui/resource';

/** Names of the languages of mails. */
export const languageLabel = {
  [Language.English]: 'communication.language.english',
  [Language.French]: 'communication.language.french',
  [Language.Bilingual]: 'communication.language.bilingual',
} as const satisfies Record<Language, MessageId>;

export const languageChoices = choicesOf(Language, (value) => languageLabel[value]);

/** What an e-mail that has not left is about. */
export const subjectLabel = {
  account: 'communication.unsent.account',
  service: 'communication.unsent.service',
  answers: 'communication.unsent.answers',
  spots: 'communication.unsent.spots',
  passes: 'communication.unsent.passes',
  reminders: 'communication.unsent.reminders',
  news: 'communication.unsent.news',
} as const satisfies Record<EmailCategory, MessageId>;

/** Why an e-mail has not left. */
export const problemLabel = {
  unreachable: 'communication.unsent.unreachable',
  login: 'communication.unsent.login',
  postponed: 'communication.unsent.postponed',
  refused: 'communication.unsent.refused',
  defect: 'communication.unsent.defect',
  late: 'communication.unsent.late',
} as const satisfies Record<MailProblem | 'late', MessageId>;

/** The types of e-mails that an administrator sends. */
export const typeChoices: readonly Choice<EmailType>[] = emailTypes.map((value) => ({
  value,
  label: `communication.type.${value}`,
}));
