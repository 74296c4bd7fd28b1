import type { en } from './en';

/** The dashboard in French, as Québec writes it. */
export const fr = {
  'dashboard.title': 'Tableau de bord',
  'dashboard.intro': 'Comment se portent les samedis.',
  'dashboard.failed': 'Impossible de charger le tableau de bord',
  'dashboard.total': 'Séances au total',
  'dashboard.active': 'Séances actives',
  'dashboard.upcoming': 'Séances à venir',
  'dashboard.attendance': 'Présences par date',
  'dashboard.attendanceHint': 'Moyenne des présences par rapport aux places offertes.',
  'dashboard.average': 'Présences en moyenne',
  'dashboard.capacity': 'Places au maximum',
  'dashboard.date': 'Date',
  'dashboard.fill': 'Occupation',
  'dashboard.statuses': 'Séances par état',
  'dashboard.status': 'État',
  'dashboard.levels': 'Niveau de présence',
  'dashboard.levelsHint': 'Pour les séances qui ont eu lieu.',
  'dashboard.level': 'Niveau',
  'dashboard.level.high': 'Élevé (90 % ou plus)',
  'dashboard.level.medium': 'Moyen (de 50 à 89 %)',
  'dashboard.level.low': 'Faible (moins de 50 %)',
  'dashboard.sessions': 'Séances',
  'dashboard.share': 'Part',
  'dashboard.chart': 'Graphique',
  'dashboard.table': 'Tableau',
  'dashboard.view': 'Afficher comme : {what}',
  'dashboard.noData': 'Rien à afficher pour le moment.',
  'dashboard.attendanceText':
    '{count, plural, one {# date} other {# dates}}, du {from} au {to}. En moyenne, {average} places prises sur {capacity}; la plus courue : {best}.',
  'dashboard.sliceText': '{label} : {count} ({share})',
} as const satisfies Record<keyof typeof en, string>;
