import type { MessageId, TextOf, TextValues } from '../../messages/text';

/** A rule's message id, translated when it is shown. */
export type RuleMessage = { id: MessageId; values?: TextValues };

/** A rule's message: `string().required(ruleMessage('ui.rule.email.required'))`. */
export const ruleMessage = (id: MessageId, values?: TextValues): RuleMessage =>
  values ? { id, values } : { id };

const isRuleMessage = (value: unknown): value is RuleMessage =>
  typeof value === 'object' && value !== null && 'id' in value;

/** A rule's message as text; plain strings of a schema are returned as they are. */
export const ruleMessageText = (message: unknown, text: TextOf): string =>
  isRuleMessage(message) ? text(message.id, message.values) : String(message);
