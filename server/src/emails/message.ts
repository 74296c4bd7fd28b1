import type { Locale } from '../messages';
import type { Message } from './facts';

/** The administrator's words by language; nothing but space counts as none. */
export function messageOf(draft: {
  customMessage?: string | null;
  customMessageFr?: string | null;
}): Message {
  const { customMessage, customMessageFr } = draft;
  return {
    ...(customMessage?.trim() && { en: customMessage }),
    ...(customMessageFr?.trim() && { fr: customMessageFr }),
  };
}

/** Words in the language that their writer had chosen; nothing but space counts as none. */
export const messageIn = (locale: Locale, words: string | null | undefined): Message =>
  words?.trim() ? { [locale]: words.trim() } : {};

/** What the audit log keeps of a reason; null without one. */
export function reasonOf({ en, fr }: Message): { reason: string } | null {
  const reason = en ?? fr;
  return reason ? { reason } : null;
}
