import { Language } from 'shared-api';
import type { MessageId } from 'shared-ui';

/** Names of the languages of e-mails. */
export const languageLabel: Record<Language, MessageId> = {
  [Language.English]: 'profile.news.english',
  [Language.French]: 'profile.news.french',
  [Language.Bilingual]: 'profile.news.bilingual',
};
