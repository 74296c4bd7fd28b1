import { messageLoader } from 'shared-ui';

/** The texts of the shell's frame. */
export const loadMessages = messageLoader({
  en: () => import(/* webpackChunkName: "messages-en" */ './en'),
  fr: () => import(/* webpackChunkName: "messages-fr" */ './fr'),
});

/** The texts of the shell's own pages. */
export const loadPageMessages = messageLoader({
  en: () => import(/* webpackChunkName: "page-messages-en" */ './pages/en'),
  fr: () => import(/* webpackChunkName: "page-messages-fr" */ './pages/fr'),
});
