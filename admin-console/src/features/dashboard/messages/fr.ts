import type { en } from './en';

/** The dashboard in Québec French. */
export const fr = {
  'dashboard.title': 'Tableau de bord',
  'dashboard.owed': '{count, plural, one {# personne doit {owed}} other {# personnes doivent {owed}}}',
  'dashboard.transfers': '{count, plural, one {# virement à associer} other {# virements à associer}}',
  'dashboard.failed': 'Impossible de charger le tableau de bord',
  'dashboard.total': 'Séances au total',
  'dashboard.active': 'Séances actives',
  'dashboard.upcoming': 'Séances à venir',
  'dashboard.attendance': 'Présences par date',
  'dashboard.average': 'Moyenne des présences',
  'dashboard.capacity': 'Nombre maximal de places',
  'dashboard.today': 'Aujourd’hui',
  'dashboard.window.held': 'Séances tenues au cours des {days} derniers jours.',
  'dashboard.window.around': 'Séances des {days} derniers jours et à venir.',
  'dashboard.fill': 'Taux d’occupation',
  'dashboard.statuses': 'Séances par état',
  'dashboard.levels': 'Niveau de présence',
  'dashboard.level': 'Niveau',
  'dashboard.level.high': 'Élevé (90 % ou plus)',
  'dashboard.level.medium': 'Moyen (de 50 à 89 %)',
  'dashboard.level.low': 'Faible (moins de 50 %)',
  'dashboard.share': 'Part',
  'dashboard.chart': 'Graphique',
  'dashboard.view': 'Afficher comme : {what}',
  'dashboard.noData': 'Rien à afficher pour le moment.',
  'dashboard.attendanceText':
    '{count, plural, one {# date} other {# dates}}, du {from} au {to}. Places prises en moyenne : {average} sur {capacity}; séance la plus courue : {best}.',
  'dashboard.sliceText': '{label} : {count} ({share})',
} as const satisfies Record<keyof typeof en, string>;
