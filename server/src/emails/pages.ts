import type { Locale } from '../messages';

/** The pages that mails lead to, as the site names them in both languages. */
const pages = {
  home: { en: '/', fr: '/fr' },
  login: { en: '/login', fr: '/connexion' },
  confirmEmail: { en: '/confirm-email', fr: '/confirmer-email' },
  resetPassword: { en: '/reset-password', fr: '/reinitialiser-mot-de-passe' },
  restoreEmail: { en: '/restore-email', fr: '/retablir-courriel' },
  schedule: { en: '/schedule', fr: '/horaire' },
  about: { en: '/about', fr: '/a-propos' },
  mySessions: { en: '/my-sessions', fr: '/mes-seances' },
  attendanceLink: { en: '/attendance/confirm', fr: '/presence/confirmer' },
  seasonSubscription: { en: '/season-subscription', fr: '/abonnement-saison' },
  unsubscribe: { en: '/unsubscribe', fr: '/desabonnement' },
  adminSessions: { en: '/admin/sessions', fr: '/admin/seances' },
  adminCommunication: { en: '/admin/communication', fr: '/fr/admin/communication' },
} as const satisfies Record<string, Record<Locale, string>>;

export type Page = keyof typeof pages;

/** The absolute address of a page in one language. */
export function pageUrl(
  publicUrl: string,
  page: Page,
  locale: Locale,
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `${publicUrl}${pages[page][locale]}${search && `?${search}`}`;
}

/** Every path above, for the test that compares them with the site's own table. */
export const pagePaths: readonly string[] = Object.values(pages).flatMap(({ en, fr }) => [en, fr]);
