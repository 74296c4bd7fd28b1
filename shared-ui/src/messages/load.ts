import { messageLoader } from './message-loader';

export type UiMessageId = keyof typeof import('./en').en;

/** shared-ui's own texts. */
export const loadUiMessages = messageLoader({
  en: () => import(/* webpackChunkName: "messages-en" */ './en'),
  fr: () => import(/* webpackChunkName: "messages-fr" */ './fr'),
});
