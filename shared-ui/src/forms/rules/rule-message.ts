import type { MessageId, TextOf, TextValues } from '../../messages/text';

/** What a rule says: a message's id, so that it is shown in the language that the page has then. */
export type RuleMessage = { id: MessageId; values?: TextValues };

/** A rule's message: `string().required(ruleMessage('ui.rule.email.required'))`. */
export const ruleMessage = (id: MessageId, values?: TextValues): RuleMessage =>
  values ? { id, values } : { id };

const isRuleMessage = (value: unknown): value is RuleMessage =>
  typeof value === 'object' && value !== null && 'id' in value;

/** A rule's message as text; one that a schema wrote out itself is taken as it is. */
export const ruleMessageText = (message: unknown, text: TextOf): string =>
  isRuleMessage(message) ? text(message.id, message.values) : String(message);
