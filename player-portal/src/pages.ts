import type { Pages } from 'shared-ui';

/** The players' pages (docs/architecture.md, Pages). */
export const pages = {
  home: {
    path: { en: '/', fr: '/fr' },
    access: 'anyone',
    drawn: 'visitor',
    sitemap: true,
    asks: ['GET /api/v1/Sessions/available'],
    offline: true,
    nav: { label: { en: 'Home', fr: 'Accueil' }, icon: 'home', bar: 10, thumb: 10 },
    load: () => import(/* webpackChunkName: "home" */ './features/club/pages/HomePage'),
  },
  schedule: {
    path: { en: '/schedule', fr: '/horaire' },
    // The name that a list of sessions at `/sessions/:id` has.
    also: { en: '/sessions', fr: '/seances' },
    access: 'anyone',
    drawn: 'plain',
    sitemap: true,
    asks: ['GET /api/v1/Sessions/upcoming'],
    offline: true,
    nav: { label: { en: 'Schedule', fr: 'Horaire' }, icon: 'calendar', bar: 20, footer: 20, thumb: 20 },
    load: async () =>
      (await import(/* webpackChunkName: "schedule" */ './features/sessions/load-schedule')).loadSchedule(),
  },
  about: {
    path: { en: '/about', fr: '/a-propos' },
    access: 'anyone',
    drawn: 'everyone',
    sitemap: true,
    nav: { label: { en: 'About', fr: 'À propos' }, icon: 'info', bar: 30, footer: 10 },
    load: () => import(/* webpackChunkName: "about" */ './features/club/pages/AboutPage'),
  },
  // The cards are for visitors only (docs/product.md, Access); players choose on the plan selection.
  plan: {
    path: { en: '/plan', fr: '/forfait' },
    access: 'visitor',
    drawn: 'visitor',
    sitemap: true,
    nav: { label: { en: 'Plans', fr: 'Forfaits' }, icon: 'ticket', bar: 40, footer: 30 },
    load: () => import(/* webpackChunkName: "plan" */ './features/subscriptions/pages/PlanPage'),
  },
  planSelection: {
    path: { en: '/plan-selection', fr: '/selection-forfait' },
    access: 'player',
    nav: { label: { en: 'Plans', fr: 'Forfaits' }, icon: 'ticket', bar: 40, footer: 30 },
    load: () =>
      import(/* webpackChunkName: "planSelection" */ './features/subscriptions/pages/PlanSelectionPage'),
  },
  seasonSubscription: {
    path: { en: '/season-subscription', fr: '/abonnement-saison' },
    access: 'player',
    load: () =>
      import(
        /* webpackChunkName: "seasonSubscription" */ './features/subscriptions/pages/SeasonSubscriptionPage'
      ),
  },
  faq: {
    path: { en: '/faq', fr: '/fr/faq' },
    access: 'anyone',
    drawn: 'everyone',
    sitemap: true,
    nav: { label: { en: 'FAQ', fr: 'FAQ' }, icon: 'help', bar: 50, footer: 40 },
    load: () => import(/* webpackChunkName: "faq" */ './features/club/pages/FaqPage'),
  },
  spots: {
    path: { en: '/how-spots-work', fr: '/fonctionnement' },
    access: 'anyone',
    drawn: 'everyone',
    sitemap: true,
    nav: { label: { en: 'How spots work', fr: 'Fonctionnement' }, icon: 'help', footer: 45 },
    load: () => import(/* webpackChunkName: "spots" */ './features/club/pages/SpotsPage'),
  },
  privacy: {
    path: { en: '/privacy', fr: '/confidentialite' },
    access: 'anyone',
    drawn: 'everyone',
    sitemap: true,
    nav: { label: { en: 'Privacy', fr: 'Confidentialité' }, icon: 'help', footer: 50 },
    load: () => import(/* webpackChunkName: "privacy" */ './features/privacy/pages/PrivacyPage'),
  },
  profile: {
    path: { en: '/profile', fr: '/profil' },
    access: 'player',
    nav: { label: { en: 'Profile', fr: 'Profil' }, icon: 'account', account: 10, thumb: 40 },
    load: () => import(/* webpackChunkName: "profile" */ './features/users/pages/ProfilePage'),
  },
  mySessions: {
    path: { en: '/my-sessions', fr: '/mes-seances' },
    access: 'player',
    asks: ['GET /api/v1/Sessions/my-sessions'],
    offline: true,
    nav: { label: { en: 'My sessions', fr: 'Mes séances' }, icon: 'ball', account: 20, thumb: 30 },
    load: () => import(/* webpackChunkName: "mySessions" */ './features/sessions/pages/MySessionsPage'),
  },
  myAttendance: {
    path: { en: '/my-attendance', fr: '/mes-presences' },
    access: 'player',
    nav: { label: { en: 'My attendance', fr: 'Mes présences' }, icon: 'history', account: 30 },
    load: () => import(/* webpackChunkName: "myAttendance" */ './features/sessions/pages/HistoryPage'),
  },
  balance: {
    path: { en: '/what-i-owe', fr: '/ce-que-je-dois' },
    access: 'player',
    asks: ['GET /api/v1/Balances/mine'],
    offline: true,
    nav: { label: { en: 'What I owe', fr: 'Ce que je dois' }, icon: 'money', account: 40 },
    load: () => import(/* webpackChunkName: "balance" */ './features/payments/pages/BalancePage'),
  },
  receipt: {
    path: { en: '/receipt', fr: '/recu' },
    access: 'player',
    load: () => import(/* webpackChunkName: "receipt" */ './features/payments/pages/ReceiptPage'),
  },
  session: {
    path: { en: '/sessions/:id', fr: '/seances/:id' },
    access: 'player',
    load: () => import('./features/sessions/pages/AnswerPage'),
  },
  attendanceConfirmation: {
    path: { en: '/attendance-confirmation', fr: '/confirmation-presence' },
    access: 'player',
    load: () =>
      import(/* webpackChunkName: "attendanceConfirmation" */ './features/sessions/pages/AnswerPage'),
  },
  attendanceLink: {
    path: { en: '/attendance/confirm', fr: '/presence/confirmer' },
    access: 'anyone',
    load: () => import(/* webpackChunkName: "attendanceLink" */ './features/sessions/pages/LinkPage'),
  },
  attendanceResult: {
    path: { en: '/attendance/confirmation', fr: '/presence/confirmation' },
    access: 'anyone',
    load: () => import(/* webpackChunkName: "attendanceResult" */ './features/sessions/pages/LinkResultPage'),
  },
  draw: {
    path: { en: '/sessions/:id/draw', fr: '/seances/:id/tirage' },
    access: 'anyone',
    load: () => import(/* webpackChunkName: "draw" */ './features/sessions/pages/DrawPage'),
  },
  sharedSession: {
    path: { en: '/s/:id', fr: '/fr/s/:id' },
    access: 'anyone',
    load: () => import(/* webpackChunkName: "sharedSession" */ './features/sessions/pages/SharedPage'),
  },
  unsubscribe: {
    path: { en: '/unsubscribe', fr: '/desabonnement' },
    access: 'anyone',
    load: () =>
      import(/* webpackChunkName: "unsubscribe" */ './features/communication/pages/UnsubscribePage'),
  },
} satisfies Pages;

declare module 'shared-api/pages' {
  interface OwnPages extends Record<keyof typeof pages, true> {}
}
