import type { Pages } from 'shared-ui';

/** The administrators' pages (docs/architecture.md, Pages); the console's own navigation is in `layout/navigation.ts`. */
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
    load: () => import('./features/dashboard/pages/DashboardPage'),
  },
  adminDoor: {
    path: { en: '/admin/door', fr: '/admin/accueil' },
    access: 'door',
    offline: true,
    nav: { label: { en: 'At the door', fr: 'À l’entrée' }, icon: 'door', account: 45, thumb: 36 },
    load: () => import(/* webpackChunkName: "door" */ './features/door/pages/DoorPage'),
  },
  doorLink: {
    path: { en: '/door/:id', fr: '/accueil/:id' },
    access: 'anyone',
    single: true,
    offline: true,
    load: () => import('./features/door/pages/DoorLinkPage'),
  },
  adminSessions: {
    path: { en: '/admin/sessions', fr: '/admin/seances' },
    access: 'admin',
    load: () => import('./features/sessions/pages/SessionsPage'),
  },
  adminSession: {
    path: { en: '/admin/sessions/:id', fr: '/admin/seances/:id' },
    access: 'admin',
    load: () => import('./features/sessions/pages/SessionPage'),
  },
  adminTeams: {
    path: { en: '/admin/sessions/:id/teams', fr: '/admin/seances/:id/equipes' },
    access: 'admin',
    offline: true,
    // Loaded with the door, for a morning without a network.
    load: () => import(/* webpackChunkName: "door" */ './features/teams/pages/TeamsPage'),
  },
  adminSeasons: {
    path: { en: '/admin/seasons', fr: '/admin/saisons' },
    access: 'admin',
    load: () => import('./features/seasons/pages/SeasonsPage'),
  },
  adminUsers: {
    path: { en: '/admin/users', fr: '/admin/utilisateurs' },
    access: 'admin',
    load: () => import('./features/users/pages/UsersPage'),
  },
  adminInvite: {
    path: { en: '/admin/invite', fr: '/admin/inviter' },
    access: 'admin',
    load: () => import('./features/invitations/pages/InvitePage'),
  },
  adminUser: {
    path: { en: '/admin/users/:id', fr: '/admin/utilisateurs/:id' },
    access: 'admin',
    load: () => import('./features/person/pages/PersonPage'),
  },
  adminPayments: {
    path: { en: '/admin/payments', fr: '/admin/paiements' },
    access: 'admin',
    load: () => import('./features/payments/pages/PaymentsPage'),
  },
  adminInterac: {
    path: { en: '/admin/payments/interac', fr: '/admin/paiements/interac' },
    access: 'admin',
    load: () => import('./features/interac/pages/InteracPage'),
  },
  adminOutstanding: {
    path: { en: '/admin/payments/outstanding', fr: '/admin/paiements/a-recevoir' },
    access: 'admin',
    load: () => import('./features/treasury/pages/OutstandingPage'),
  },
  adminRefunds: {
    path: { en: '/admin/payments/refunds', fr: '/admin/paiements/remboursements' },
    access: 'admin',
    load: () => import('./features/treasury/pages/RefundsPage'),
  },
  adminMonths: {
    path: { en: '/admin/payments/months', fr: '/admin/paiements/mois' },
    access: 'admin',
    load: () => import('./features/treasury/pages/MonthsPage'),
  },
  adminCame: {
    path: { en: '/admin/attendance/before', fr: '/admin/presences/avant' },
    access: 'admin',
    load: () => import('./features/came/pages/CamePage'),
  },
  adminOpenings: {
    path: { en: '/admin/payments/opening', fr: '/admin/paiements/ouverture' },
    access: 'admin',
    load: () => import('./features/openings/pages/OpeningsPage'),
  },
  adminPasses: {
    path: { en: '/admin/seasons/before', fr: '/admin/saisons/avant' },
    access: 'admin',
    load: () => import('./features/passes/pages/PassesPage'),
  },
  adminCommunication: {
    path: { en: '/admin/communication', fr: '/fr/admin/communication' },
    access: 'admin',
    load: () => import('./features/communication/pages/CommunicationPage'),
  },
  adminSettings: {
    path: { en: '/admin/settings', fr: '/admin/parametres' },
    access: 'admin',
    load: () => import('./features/settings/pages/SettingsPage'),
  },
  adminFirstSteps: {
    path: { en: '/admin/first-steps/:id', fr: '/admin/premiers-pas/:id' },
    access: 'admin',
    load: () => import('./features/first-steps/pages/FirstStepsPage'),
  },
  adminPrivacy: {
    path: { en: '/admin/privacy', fr: '/admin/confidentialite' },
    access: 'admin',
    load: () => import('./features/privacy/pages/PrivacyPage'),
  },
  adminAudit: {
    path: { en: '/admin/audit', fr: '/admin/journal' },
    access: 'admin',
    load: () => import('./features/audit/pages/AuditPage'),
  },
} satisfies Pages;

declare module 'shared-api/pages' {
  interface OwnPages extends Record<keyof typeof pages, true> {}
}
