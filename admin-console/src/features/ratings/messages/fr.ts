import type { en } from './en';

/** La force de chaque personne. */
export const fr = {
  'ratings.strength': 'Force, de 1 à 5',
  'ratings.who': 'Pour former les équipes. Seuls les accès administrateur la voient.',
  'ratings.failed': 'Impossible d’enregistrer la force',
} satisfies Record<keyof typeof en, string>;
