import type { MessageId, TextOf, TextValues } from '../../messages/text';

/** What a rule says: a message's id, so that it is shown in the language that the page has then. */
export type Saying = { id: MessageId; values?: TextValues };

/** A rule's message: `string().required(says('ui.rule.email.required'))`. */
export const says = (id: MessageId, values?: TextValues): Saying => (values ? { id, values } : { id });

const isSaying = (value: unknown): value is Saying =>
  typeof value === 'object' && value !== null && 'id' in value;

/** A rule's message as text; one that a schema wrote out itself is taken as it is. */
export const sayingText = (said: unknown, text: TextOf): string =>
  isSaying(said) ? text(said.id, said.values) : String(said);
