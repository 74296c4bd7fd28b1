import {
  type EmailType,
  emailTypes,
  isVisible,
  Language,
  type MailGroup,
  type Mailing,
  type MailingDraft,
  now,
  rules,
} from 'shared-api';
import { clubTime } from 'shared-api/calendar';
import { addDays, clubDate } from 'shared-ui';
import { array, calendarDate, mixed, object, optionalText, ruleMessage, wallTime } from 'shared-ui/forms';
import { type Audience, preselectedAddresses, type Recipient } from './recipients';

/** The form's values; an empty text is a condition that does not apply. */
export interface MailingValues {
  audience: Audience;
  recipients: Recipient[];
  session: string;
  standing: NonNullable<MailGroup['standing']> | '';
  owes: 'yes' | '';
  plan: NonNullable<MailGroup['plan']> | '';
  away: '30' | '';
  emailType: EmailType;
  language: Language;
  customSubject: string;
  customSubjectFr: string;
  customMessage: string;
  customMessageFr: string;
  when: 'now' | 'later';
  date: string;
  time: string;
}

const oneOf = <Value extends string>(given: string | null, ...values: readonly Value[]): Value | '' =>
  values.find((value) => value === given) ?? '';

const evening = '18:00';

/** The next Friday, or today if it is one. */
const nextFriday = (today: string): string =>
  addDays(today, (12 - new Date(`${today}T12:00:00Z`).getUTCDay()) % 7);

/** An empty form, or one for the people or the group of a link. @param state of the page that led here */
export const blankMailing = (link = new URLSearchParams(), state: unknown = null): MailingValues => {
  const recipients = preselectedAddresses(link.get('to'), state);
  const session = link.get('session') ?? '';
  const group = {
    session,
    standing: session && oneOf(link.get('standing'), 'in', 'unanswered', 'out', 'waiting'),
    owes: oneOf(link.get('owes'), 'yes'),
    plan: oneOf(link.get('plan'), 'pass', 'dropIn'),
    away: oneOf(link.get('away'), '30'),
  } as const;
  const isGroup = Object.values(group).some(Boolean);
  return {
    audience: recipients.length > 0 ? 'some' : isGroup ? 'group' : '',
    recipients,
    ...group,
    emailType: oneOf(link.get('type'), ...emailTypes) || 'announcement',
    language: Language.Bilingual,
    ...{ customSubject: '', customSubjectFr: '', customMessage: '', customMessageFr: '' },
    when: 'now',
    // This Friday's evening may have begun.
    date: nextFriday(clubTime(now()) < evening ? clubDate() : addDays(clubDate(), 1)),
    time: evening,
  };
};

type GroupValues = Pick<MailingValues, 'audience' | 'session' | 'standing' | 'owes' | 'plan' | 'away'>;

/** The group to write to; undefined for chosen people, and while no condition is set. */
export const groupOf = ({
  audience,
  session,
  standing,
  owes,
  plan,
  away,
}: GroupValues): MailGroup | undefined => {
  if (audience === 'all') return {};
  if (audience !== 'group' || !((session && standing) || owes || plan || away)) return undefined;
  return {
    ...(session && { sessionId: session }),
    ...(session && standing && { standing }),
    ...(owes && { owes: true }),
    ...(plan && { plan }),
    ...(away && { awayDays: Number(away) }),
  };
};

type Words = Pick<MailingValues, 'customSubject' | 'customSubjectFr' | 'customMessage' | 'customMessageFr'>;

/** An e-mail's language, and the words that it has in it. */
export const wordsIn = (language: Language, words: Words): Omit<MailingDraft, 'sessionId'> => {
  const own = (name: keyof Words) => (words[name].trim() ? { [name]: words[name].trim() } : {});
  return {
    language,
    ...(language !== Language.French && { ...own('customSubject'), ...own('customMessage') }),
    ...(language !== Language.English && { ...own('customSubjectFr'), ...own('customMessageFr') }),
  };
};

/** The mailing as it is sent: to a group or to addresses, now or later. */
export const mailingOf = (values: MailingValues): Mailing => {
  const group = groupOf(values);
  return {
    ...(group ? { group } : { emails: values.recipients.map(({ email }) => email) }),
    ...wordsIn(values.language, values),
    ...(values.when === 'later' && { sendAt: { date: values.date, time: values.time } }),
  };
};

/** An announcement needs a message in one of its languages. */
const announced = (language: Language) =>
  optionalText(rules.message.max).test(
    'announced',
    ruleMessage('communication.messageRequired'),
    (_message, { parent }) => {
      const { emailType, language: chosen, customMessage, customMessageFr } = parent as MailingValues;
      if (emailType !== 'announcement' || chosen === language) return true;
      const english = chosen !== Language.French && isVisible(customMessage);
      return Boolean(english || (chosen !== Language.English && isVisible(customMessageFr)));
    },
  );

/** A mailing: to everybody, to a group, or to at least one person. */
export const mailingSchema = object({
  audience: mixed<Audience>()
    .defined()
    .test('somebody', ruleMessage('ui.rule.recipients'), (audience) => audience !== '')
    .test(
      'group',
      ruleMessage('communication.group.choose'),
      (audience, { parent }) => audience !== 'group' || groupOf(parent as MailingValues) !== undefined,
    ),
  recipients: array()
    .of(mixed<Recipient>().required())
    .defined()
    .test(
      'somebody',
      ruleMessage('ui.rule.recipients'),
      (recipients, { parent }) => parent.audience !== 'some' || recipients.length > 0,
    ),
  emailType: mixed<EmailType>().required(),
  language: mixed<Language>().required(),
  // Hidden fields are not validated.
  customSubject: optionalText(rules.subject.max),
  customSubjectFr: optionalText(rules.subject.max),
  customMessage: announced(Language.French),
  customMessageFr: announced(Language.English),
  date: calendarDate().required(),
  time: wallTime().required(),
  session: mixed<MailingValues['session']>().defined(),
  standing: mixed<MailingValues['standing']>().defined(),
  owes: mixed<MailingValues['owes']>().defined(),
  plan: mixed<MailingValues['plan']>().defined(),
  away: mixed<MailingValues['away']>().defined(),
  when: mixed<MailingValues['when']>().required(),
});
