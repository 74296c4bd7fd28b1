import type { en } from './en';

/** The shell's texts in French, as Québec writes it. */
export const fr = {
  'remote.loading': 'Chargement de la page…',
  'remote.playerPortal': 'La section du club',
  'remote.adminConsole': 'La section d’administration',
  'remote.unreachable.title': 'Cette partie du site est inaccessible',
  'remote.unreachable.text': '{part} n’a pas pu être chargée. Le reste du site fonctionne toujours; veuillez réessayer dans un instant.',
  'remote.incompatible.title': 'Cette partie du site est en cours de mise à jour',
  'remote.incompatible.text': '{part} et le reste du site n’ont pas la même version. Tout rentrera dans l’ordre d’ici quelques minutes.',
  'remote.crashed.title': 'Un problème est survenu sur cette page',
  'remote.crashed.text': '{part} s’est arrêtée à cause d’une erreur, qui a été signalée. Le reste du site fonctionne toujours.',
  'remote.retry': 'Réessayer',
  'override.banner': '{part} provient de {url}',
  'override.reset': 'Revenir à la version publiée',
  'shell.crashed.title': 'Un problème est survenu',
  'shell.crashed.text': 'La page n’a pas pu être affichée. La recharger règle habituellement le problème.',
  'shell.reload': 'Recharger la page',
} satisfies Record<keyof typeof en, string>;
