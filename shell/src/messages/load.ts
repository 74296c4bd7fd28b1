import { messageLoader } from 'shared-ui';

/** The shell's texts. */
export const loadMessages = messageLoader({
  en: () => import(/* webpackChunkName: "messages-en" */ './en'),
  fr: () => import(/* webpackChunkName: "messages-fr" */ './fr'),
});
