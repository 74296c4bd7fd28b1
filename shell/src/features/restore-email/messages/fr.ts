import type { en } from './en';

/** Restoring a former email address in Québec French. */
export const fr = {
  'restore.title': 'Reprenez votre compte',
  'restore.description': 'Rétablit l’ancienne adresse courriel de votre compte.',
  'restore.intro':
    'Votre compte utilisera de nouveau {email}. Tous les appareils seront déconnectés, les clés d’accès supprimées, et seul le mot de passe choisi ici fonctionnera.',
  'restore.submit': 'Reprendre mon compte',
  'restore.failed': 'Votre compte n’a pas pu être repris. Veuillez réessayer.',
  'restore.done': 'Il est de nouveau à vous',
  'restore.invalid': 'Lien non valide',
  'restore.refused': 'Ce lien est expiré ou a déjà servi. Veuillez communiquer avec le club.',
  'restore.missing': 'Ce lien n’est pas complet. Veuillez utiliser le lien du courriel.',
} as const satisfies Record<keyof typeof en, string>;
