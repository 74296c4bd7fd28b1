import type { Message } from '../messages';

/**
 * The headers of an e-mail in which nobody has written: programs do not answer it (RFC 3834 §5), nor do Exchange and
 * Outlook, which look for a header of their own (MS-OXCMAIL §2.2.3.2.14); undeliverable ones are still reported. What an
 * administrator writes is a person's letter, and may be answered like one.
 * @param props the e-mail's contents, with the administrator's words, if there are some, as its `message`
 */
export const automaticHeaders = (props: object): Record<string, string> =>
  'message' in props && Object.keys(props.message as Message).length > 0
    ? {}
    : { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' };
