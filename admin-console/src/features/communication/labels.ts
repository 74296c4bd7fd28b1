import {
  type EmailCategory,
  type EmailType,
  emailTypes,
  Language,
  type MailGroup,
  type MailingRecord,
  type MailProblem,
} from 'shared-api';
import type { ChipProps, MessageId } from 'shared-ui';
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

/** The colours of a mailing's states. */
export const stateColor = {
  scheduled: 'info',
  sent: 'success',
  cancelled: 'default',
  missed: 'error',
} as const satisfies Record<MailingRecord['state'], ChipProps['color']>;

/** The types of e-mails that an administrator sends. */
export const typeChoices: readonly Choice<EmailType>[] = emailTypes.map((value) => ({
  value,
  label: `communication.type.${value}`,
}));

/** Where people of a group stand with its session. */
export const groupStandings: readonly Choice<NonNullable<MailGroup['standing']>>[] = [
  { value: 'in', label: 'sessions.participants.attending' },
  { value: 'unanswered', label: 'sessions.participants.unanswered' },
  { value: 'out', label: 'sessions.participants.declined' },
  { value: 'waiting', label: 'sessions.participants.waiting' },
];

/** Whether people of a group have a season pass. */
export const groupPlans: readonly Choice<NonNullable<MailGroup['plan']>>[] = [
  { value: 'pass', label: 'ui.plan.season' },
  { value: 'dropIn', label: 'ui.plan.dropIn' },
];
