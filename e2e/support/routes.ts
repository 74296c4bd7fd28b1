import { sitePaths } from '../../shared-api/common/paths';

/** Every page under its English and its French path, by who may see it. */
export const routes = {
  anyone: [
    ['/', '/fr'],
    ['/login', '/connexion'],
    ['/register', '/inscription'],
    ['/register-success?email=a%40example.org', '/inscription-reussie?email=a%40example.org'],
    ['/confirm-email', '/confirmer-email'],
    ['/reset-password', '/reinitialiser-mot-de-passe'],
    [
      '/reset-password?token=x&email=a%40example.org',
      '/reinitialiser-mot-de-passe?token=x&email=a%40example.org',
    ],
    ['/restore-email', '/retablir-courriel'],
    ['/schedule', '/horaire'],
    ['/about', '/a-propos'],
    ['/plan', '/forfait'],
    ['/faq', '/fr/faq'],
    ['/attendance/confirm', '/presence/confirmer'],
    [
      '/attendance/confirmation?status=success&attending=true',
      '/presence/confirmation?status=success&attending=true',
    ],
    ['/no-such-page', '/fr/aucune-page'],
  ],
  player: [
    ['/', '/fr'],
    ['/schedule', '/horaire'],
    ['/profile', '/profil'],
    ['/my-sessions', '/mes-seances'],
    ['/my-attendance', '/mes-presences'],
    ['/attendance-confirmation', '/confirmation-presence'],
    ['/plan-selection', '/selection-forfait'],
    ['/season-subscription', '/abonnement-saison'],
  ],
  admin: Object.entries(sitePaths)
    .filter(([name]) => name.startsWith('admin'))
    .map(([, { en, fr }]) => [en, fr] as const),
} as const satisfies Record<string, readonly (readonly [en: string, fr: string])[]>;

export const languages = ['en', 'fr'] as const;
export const themes = ['light', 'dark'] as const;
