import { type NoticeMailbox, rules } from 'shared-api';
import { object, requiredText, string } from 'shared-ui/forms';
import { choiceField, countField, defineFields, switchField, textField } from 'shared-ui/resource';
import { securityChoices } from './labels';

const { host, port, text } = rules.noticeMailbox;

/** The mailbox's settings; the password is separate, since it is never shown. */
export const mailboxFields = defineFields<NoticeMailbox>()({
  isOn: switchField('interac.mailbox.isOn', { on: 'audit.yes', off: 'audit.no' }),
  host: textField('interac.mailbox.host', requiredText(host.max), {
    half: 'wide',
    help: 'interac.mailbox.host.help',
  }),
  port: countField('interac.mailbox.port', port, { half: 'wide' }),
  security: choiceField('interac.mailbox.security', securityChoices, 'tls'),
  username: textField('interac.mailbox.username', requiredText(text.max), { input: { autoComplete: 'off' } }),
  folder: textField('interac.mailbox.folder', requiredText(text.max), {
    help: 'interac.mailbox.folder.help',
  }),
});

/** The server decides whether a password is required: it knows for which account it has one. */
export const mailboxSchema = object({
  ...mailboxFields.rules,
  password: string().max(rules.noticeMailbox.text.max),
});
