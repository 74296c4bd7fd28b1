import type { en } from './en';

/** La règle des absences sans avis, sur une carte. */
export const fr = {
  'noShows.from': 'Après des absences sans avis, vous pourrez dire « J’y serai » à partir du {day} à {time}.',
  'noShows.oneMore':
    'Un empêchement? Libérez votre place : après une autre absence sans avis, vous ne pourrez répondre que dans les {lastHours} dernières heures, durant {days} jours.',
} satisfies Record<keyof typeof en, string>;
