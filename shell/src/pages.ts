import type { Pages } from 'shared-ui';

/** The shell's own pages: login and account, which must not depend on a remote. */
export const pages = {
  login: {
    path: { en: '/login', fr: '/connexion' },
    access: 'anyone',
    drawn: 'visitor plain',
    sitemap: true,
    single: true,
    // Ranked last, with the registration, so that only a visitor's bar has room for them.
    nav: { label: { en: 'Log in', fr: 'Connexion' }, icon: 'account', thumb: 50 },
    load: () => import(/* webpackChunkName: "login" */ './features/login/pages/LoginPage'),
  },
  register: {
    path: { en: '/register', fr: '/inscription' },
    access: 'anyone',
    drawn: 'visitor',
    sitemap: true,
    single: true,
    nav: { label: { en: 'Join', fr: 'M’inscrire' }, icon: 'ball', thumb: 45 },
    load: () => import(/* webpackChunkName: "register" */ './features/register/pages/RegisterPage'),
  },
  registerSuccess: {
    path: { en: '/register-success', fr: '/inscription-reussie' },
    access: 'anyone',
    single: true,
    load: () =>
      import(/* webpackChunkName: "register-success" */ './features/register/pages/RegisterSuccessPage'),
  },
  confirmEmail: {
    path: { en: '/confirm-email', fr: '/confirmer-email' },
    access: 'anyone',
    single: true,
    load: () =>
      import(/* webpackChunkName: "confirm-email" */ './features/confirm-email/pages/ConfirmEmailPage'),
  },
  resetPassword: {
    path: { en: '/reset-password', fr: '/reinitialiser-mot-de-passe' },
    access: 'anyone',
    single: true,
    load: () =>
      import(/* webpackChunkName: "reset-password" */ './features/reset-password/pages/ResetPasswordPage'),
  },
  restoreEmail: {
    path: { en: '/restore-email', fr: '/retablir-courriel' },
    access: 'anyone',
    single: true,
    load: () =>
      import(/* webpackChunkName: "reset-password" */ './features/restore-email/pages/RestoreEmailPage'),
  },
} satisfies Pages;

declare module 'shared-api/pages' {
  interface OwnPages extends Record<keyof typeof pages, true> {}
}
