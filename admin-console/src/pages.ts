import type { Pages } from 'shared-ui';

/**
 * The administrators' pages (docs/architecture.md, Pages); which of them the console's own navigation has is in
 * `layout/navigation.ts`.
 */
export const pages = {
  admin: {
    path: { en: '/admin', fr: '/fr/admin' },
    access: 'admin',
    // In the bars, before the fourth of a player's entries, so that the desk is one tap away.
    nav: {
      label: { en: 'Admin dashboard', fr: 'Tableau de bord admin' },
      short: { en: 'Admin', fr: 'Admin' },
      icon: 'dashboard',
      bar: 60,
      account: 40,
      thumb: 35,
    },
    load: () => import('./features/dashboard/DashboardPage'),
  },
  adminDoor: {
    path: { en: '/admin/door', fr: '/admin/accueil' },
    access: 'door',
    parent: 'adminSessions',
    offline: true,
    nav: { label: { en: 'At the door', fr: 'À l’entrée' }, icon: 'door', account: 45, thumb: 36 },
    load: () => import(/* webpackChunkName: "door" */ './features/morning/door/DoorPage'),
  },
  doorLink: {
    path: { en: '/door/:id', fr: '/accueil/:id' },
    access: 'anyone',
    single: true,
    offline: true,
    load: () => import('./features/morning/door/DoorLinkPage'),
  },
  adminSessions: {
    path: { en: '/admin/sessions', fr: '/admin/seances' },
    access: 'admin',
    load: () => import('./features/schedule/sessions/SessionsPage'),
  },
  adminSession: {
    path: { en: '/admin/sessions/:id', fr: '/admin/seances/:id' },
    access: 'admin',
    parent: 'adminSessions',
    load: () => import('./features/schedule/sessions/SessionPage'),
  },
  adminTeams: {
    path: { en: '/admin/sessions/:id/teams', fr: '/admin/seances/:id/equipes' },
    access: 'admin',
    parent: 'adminDoor',
    offline: true,
    // Loaded with the door, for a morning without a network.
    load: () => import(/* webpackChunkName: "door" */ './features/morning/teams/TeamsPage'),
  },
  adminSeasons: {
    path: { en: '/admin/seasons', fr: '/admin/saisons' },
    access: 'admin',
    load: () => import('./features/schedule/seasons/SeasonsPage'),
  },
  adminUsers: {
    path: { en: '/admin/users', fr: '/admin/utilisateurs' },
    access: 'admin',
    load: () => import('./features/people/users/UsersPage'),
  },
  adminInvite: {
    path: { en: '/admin/invite', fr: '/admin/inviter' },
    access: 'admin',
    parent: 'adminUsers',
    load: () => import('./features/people/invitations/InvitePage'),
  },
  adminUser: {
    path: { en: '/admin/users/:id', fr: '/admin/utilisateurs/:id' },
    access: 'admin',
    parent: 'adminUsers',
    load: () => import('./features/person/PersonPage'),
  },
  adminPayments: {
    path: { en: '/admin/payments', fr: '/admin/paiements' },
    access: 'admin',
    load: () => import('./features/money/payments/PaymentsPage'),
  },
  adminInterac: {
    path: { en: '/admin/payments/interac', fr: '/admin/paiements/interac' },
    access: 'admin',
    parent: 'adminOutstanding',
    load: () => import('./features/money/interac/InteracPage'),
  },
  adminOutstanding: {
    path: { en: '/admin/payments/outstanding', fr: '/admin/paiements/a-recevoir' },
    access: 'admin',
    parent: 'adminPayments',
    load: () => import('./features/money/owed/OutstandingPage'),
  },
  adminRefunds: {
    path: { en: '/admin/payments/refunds', fr: '/admin/paiements/remboursements' },
    access: 'admin',
    parent: 'adminOutstanding',
    load: () => import('./features/money/refunds/RefundsPage'),
  },
  adminMonths: {
    path: { en: '/admin/payments/months', fr: '/admin/paiements/mois' },
    access: 'admin',
    parent: 'adminPayments',
    load: () => import('./features/money/months/MonthsPage'),
  },
  adminCame: {
    path: { en: '/admin/attendance/before', fr: '/admin/presences/avant' },
    access: 'admin',
    parent: 'adminSessions',
    load: () => import('./features/lists/CamePage'),
  },
  adminOpenings: {
    path: { en: '/admin/payments/opening', fr: '/admin/paiements/ouverture' },
    access: 'admin',
    parent: 'adminMonths',
    load: () => import('./features/lists/OpeningsPage'),
  },
  adminPasses: {
    path: { en: '/admin/seasons/before', fr: '/admin/saisons/avant' },
    access: 'admin',
    parent: 'adminSeasons',
    load: () => import('./features/lists/PassesPage'),
  },
  adminCommunication: {
    path: { en: '/admin/communication', fr: '/fr/admin/communication' },
    access: 'admin',
    load: () => import('./features/communication/CommunicationPage'),
  },
  adminSettings: {
    path: { en: '/admin/settings', fr: '/admin/parametres' },
    access: 'admin',
    load: () => import('./features/settings/SettingsPage'),
  },
  adminFirstSteps: {
    path: { en: '/admin/first-steps/:id', fr: '/admin/premiers-pas/:id' },
    access: 'admin',
    parent: 'admin',
    load: () => import('./features/settings/first-steps/FirstStepsPage'),
  },
  adminPrivacy: {
    path: { en: '/admin/privacy', fr: '/admin/confidentialite' },
    access: 'admin',
    parent: 'adminSettings',
    load: () => import('./features/privacy/PrivacyPage'),
  },
  adminAudit: {
    path: { en: '/admin/audit', fr: '/admin/journal' },
    access: 'admin',
    parent: 'adminSettings',
    load: () => import('./features/audit/AuditPage'),
  },
} as const satisfies Pages;

declare module 'shared-api/pages' {
  interface OwnPages extends Record<keyof typeof pages, true> {}
}
