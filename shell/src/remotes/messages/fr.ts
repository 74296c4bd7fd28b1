import type { en } from './en';

/** Remotes in Québec French. */
export const fr = {
  'remote.clubPages': 'La section du club',
  'remote.adminPages': 'La section d’administration',
  'remote.unreachable.title': 'Cette partie du site est inaccessible',
  'remote.unreachable.text':
    '{part} n’a pas pu être chargée. Le reste du site fonctionne toujours; veuillez réessayer dans un instant.',
  'remote.offline.title': 'Vous êtes hors ligne',
  'remote.offline.text':
    'Cette page n’est pas encore sur cet appareil. Elle s’ouvrira d’elle-même dès que la connexion sera rétablie.',
  'remote.slow': 'La connexion est lente. La page s’ouvrira dès qu’elle sera arrivée.',
  'remote.incompatible.title': 'Cette partie du site est en cours de mise à jour',
  'remote.incompatible.text':
    '{part} et le reste du site n’ont pas encore la même version. Tout rentrera dans l’ordre d’ici quelques minutes.',
  'remote.crashed.title': 'Un problème est survenu sur cette page',
  'remote.crashed.text':
    '{part} s’est arrêtée à cause d’une erreur, qui a été signalée. Le reste du site fonctionne toujours.',
  'override.banner': '{part} provient de {url}',
  'override.reset': 'Revenir à la version publiée',
} as const satisfies Record<keyof typeof en, string>;
