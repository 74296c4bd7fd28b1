import { type EmailType, isVisible, Language, rules } from 'shared-api';
import { array, calendarDate, mixed, object, optionalText, ruleMessage, wallTime } from 'shared-ui/forms';
import type { Audience, Recipient } from './recipients';
import { groupOf, type MailingValues } from './values';

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
