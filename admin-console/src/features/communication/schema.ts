import { type EmailType, type Language, rules } from 'shared-api';
import { array, mixed, object, optionalText, says } from 'shared-ui/forms';
import type { Audience, Recipient } from './recipients';

/** A mailing: to everybody, or to at least one person (spec §5). */
export const mailingSchema = object({
  audience: mixed<Audience>().required(),
  recipients: array()
    .of(mixed<Recipient>().required())
    .defined()
    .test(
      'somebody',
      says('ui.rule.recipients'),
      (recipients, { parent }) => parent.audience === 'all' || recipients.length > 0,
    ),
  emailType: mixed<EmailType>().required(),
  language: mixed<Language>().required(),
  customMessage: optionalText(rules.message.max),
  customMessageFr: optionalText(rules.message.max),
});
