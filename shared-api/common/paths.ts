import type { Locale } from '../contract/enums';

/**
 * Every page's path in both languages: the one place where a path is written. A page whose segment is the same in both
 * languages has its French path under `/fr`, so that a path always tells its language.
 */
export const sitePaths = {
  home: { en: '/', fr: '/fr' },
  login: { en: '/login', fr: '/connexion' },
  register: { en: '/register', fr: '/inscription' },
  registerSuccess: { en: '/register-success', fr: '/inscription-reussie' },
  confirmEmail: { en: '/confirm-email', fr: '/confirmer-email' },
  resetPassword: { en: '/reset-password', fr: '/reinitialiser-mot-de-passe' },
  restoreEmail: { en: '/restore-email', fr: '/retablir-courriel' },
  schedule: { en: '/schedule', fr: '/horaire' },
  about: { en: '/about', fr: '/a-propos' },
  plan: { en: '/plan', fr: '/forfait' },
  faq: { en: '/faq', fr: '/fr/faq' },
  profile: { en: '/profile', fr: '/profil' },
  mySessions: { en: '/my-sessions', fr: '/mes-seances' },
  myAttendance: { en: '/my-attendance', fr: '/mes-presences' },
  attendanceConfirmation: { en: '/attendance-confirmation', fr: '/confirmation-presence' },
  attendanceLink: { en: '/attendance/confirm', fr: '/presence/confirmer' },
  attendanceResult: { en: '/attendance/confirmation', fr: '/presence/confirmation' },
  planSelection: { en: '/plan-selection', fr: '/selection-forfait' },
  seasonSubscription: { en: '/season-subscription', fr: '/abonnement-saison' },
  unsubscribe: { en: '/unsubscribe', fr: '/desabonnement' },
  admin: { en: '/admin', fr: '/fr/admin' },
  adminSessions: { en: '/admin/sessions', fr: '/admin/seances' },
  adminSeasons: { en: '/admin/seasons', fr: '/admin/saisons' },
  adminUsers: { en: '/admin/users', fr: '/admin/utilisateurs' },
  adminPayments: { en: '/admin/payments', fr: '/admin/paiements' },
  adminCommunication: { en: '/admin/communication', fr: '/fr/admin/communication' },
  adminSettings: { en: '/admin/settings', fr: '/admin/parametres' },
  adminAudit: { en: '/admin/audit', fr: '/admin/journal' },
} as const satisfies Record<string, Record<Locale, string>>;

export type RouteName = keyof typeof sitePaths;

/** A query's values; what is `undefined` is left out. */
export type Query = Record<string, string | number | boolean | undefined>;

const queryText = (query: Query): string => {
  const present = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) present.set(key, String(value));
  const text = String(present);
  return text && `?${text}`;
};

/** The path of a page in one language, with its query. */
export const pathFor = (name: RouteName, locale: Locale, query: Query = {}): string =>
  `${sitePaths[name][locale]}${queryText(query)}`;
