import type { Locale } from 'shared-api';

export type UiMessageId = keyof typeof import('./en').en;

/** shared-ui's own texts; each language is a chunk of its own. */
export const loadUiMessages = async (locale: Locale): Promise<Record<UiMessageId, string>> =>
  locale === 'fr'
    ? (await import(/* webpackChunkName: "messages-fr" */ './fr')).fr
    : (await import(/* webpackChunkName: "messages-en" */ './en')).en;
