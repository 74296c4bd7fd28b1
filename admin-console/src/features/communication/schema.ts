import { type EmailType, Language, rules } from 'shared-api';
import { array, mixed, object, optionalText, ruleMessage } from 'shared-ui/forms';
import type { Audience, Recipient } from './recipients';
import { mailingOf } from './values';

/** An announcement needs a message in one of its languages. */
const announced = (language: Language) =>
  optionalText(rules.message.max).test(
    'announced',
    ruleMessage('communication.messageRequired'),
    (_message, { parent }) =>
      parent.emailType !== 'announcement' ||
      parent.language === language ||
      Object.keys(mailingOf(parent, parent.language)).length > 1,
  );

/** A mailing: to everybody, or to at least one person. */
export const mailingSchema = object({
  audience: mixed<Audience>().required(),
  recipients: array()
    .of(mixed<Recipient>().required())
    .defined()
    .test(
      'somebody',
      ruleMessage('ui.rule.recipients'),
      (recipients, { parent }) => parent.audience === 'all' || recipients.length > 0,
    ),
  emailType: mixed<EmailType>().required(),
  language: mixed<Language>().required(),
  // Hidden fields are not validated.
  customMessage: announced(Language.French),
  customMessageFr: announced(Language.English),
});
