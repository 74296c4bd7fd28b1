import { isVisible } from 'shared-api/contract';
import { reasonNamed } from 'shared-api/reasons';
import type { Locale, Message } from '../messages';

/** The administrator's message by language; blank counts as none. */
export function messageOf(draft: {
  customMessage?: string | null | undefined;
  customMessageFr?: string | null | undefined;
}): Message {
  const { customMessage, customMessageFr } = draft;
  return {
    ...(isVisible(customMessage) && { en: customMessage }),
    ...(isVisible(customMessageFr) && { fr: customMessageFr }),
  };
}

/** The administrator's subject by language; blank counts as none. */
export const subjectOf = (draft: {
  customSubject?: string | null;
  customSubjectFr?: string | null;
}): Message => messageOf({ customMessage: draft.customSubject, customMessageFr: draft.customSubjectFr });

/** A text in its writer's language, and a usual reason in both; blank counts as none. */
export const messageIn = (locale: Locale, text: string | null | undefined): Message =>
  reasonNamed(text) ?? (isVisible(text) ? { [locale]: text.trim() } : {});

/** The reason in the audit log; null without one. */
export function reasonOf({ en, fr }: Message): { reason: string } | null {
  const reason = en ?? fr;
  return reason ? { reason } : null;
}
