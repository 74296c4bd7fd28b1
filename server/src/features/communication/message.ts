import type { Message } from '../../emails/facts';

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
