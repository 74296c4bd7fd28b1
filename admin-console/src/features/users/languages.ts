import { Language } from 'shared-api';
import type { MessageId } from 'shared-ui';

/** What the languages of mails are called. */
export const languageLabel = {
  [Language.English]: 'communication.language.english',
  [Language.French]: 'communication.language.french',
  [Language.Bilingual]: 'communication.language.bilingual',
} as const satisfies Record<Language, MessageId>;
