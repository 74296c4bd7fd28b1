import type { Locale } from 'shared-api';
import { messageLoader } from './message-loader';

export type UiMessageId = keyof typeof import('./en').en;

/** shared-ui's own texts. */
export const loadUiMessages: (locale: Locale) => Promise<Record<UiMessageId, string>> = messageLoader({
  en: () => import(/* webpackChunkName: "messages-en" */ './en'),
  fr: () => import(/* webpackChunkName: "messages-fr" */ './fr'),
});
