import type { en } from './en';

/** Les absences sans avoir libéré la place. */
export const fr = {
  'noShows.title': 'Absences sans avis',
  'noShows.count':
    '{count, plural, =0 {Aucune absence} one {# séance manquée} other {# séances manquées}} en {within} jours.',
  'noShows.until': 'D’ici le {until}, réponse possible seulement dans les {hours} dernières heures.',
  'noShows.waive': 'Passer l’éponge',
  'noShows.ask': 'Passer l’éponge pour {name}?',
  'noShows.reason': 'Raison',
  'noShows.waived': 'Les absences ne comptent plus : {name}',
  'noShows.failed': 'Impossible d’enregistrer',
} satisfies Record<keyof typeof en, string>;
