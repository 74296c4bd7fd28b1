import type { en } from './en';

/** The dashboard in French, as Québec writes it. */
export const fr = {
  'dashboard.title': 'Tableau de bord',
  'dashboard.intro': 'Vos samedis en chiffres.',
  'dashboard.failed': 'Impossible de charger le tableau de bord',
  'dashboard.total': 'Séances au total',
  'dashboard.active': 'Séances actives',
  'dashboard.upcoming': 'Séances à venir',
  'dashboard.attendance': 'Présences par date',
  'dashboard.attendanceHint': 'Les présences par rapport aux places offertes.',
  'dashboard.average': 'Moyenne des présences',
  'dashboard.capacity': 'Nombre maximal de places',
  'dashboard.date': 'Date',
  'dashboard.fill': 'Taux d’occupation',
  'dashboard.statuses': 'Séances par état',
  'dashboard.status': 'État',
  'dashboard.levels': 'Niveau de présence',
  'dashboard.levelsHint': 'Pour les séances qui ont eu lieu.',
  'dashboard.level': 'Niveau',
  'dashboard.level.high': 'Élevé (90 % ou plus)',
  'dashboard.level.medium': 'Moyen (de 50 à 89 %)',
  'dashboard.level.low': 'Faible (moins de 50 %)',
  'dashboard.sessions': 'Séances',
  'dashboard.share': 'Part',
  'dashboard.chart': 'Graphique',
  'dashboard.table': 'Tableau',
  'dashboard.view': 'Afficher comme : {what}',
  'dashboard.noData': 'Rien à afficher pour le moment.',
  'dashboard.attendanceText':
    '{count, plural, one {# date} other {# dates}}, du {from} au {to}. Places prises en moyenne : {average} sur {capacity}; séance la plus courue : {best}.',
  'dashboard.sliceText': '{label} : {count} ({share})',
} as const satisfies Record<keyof typeof en, string>;
