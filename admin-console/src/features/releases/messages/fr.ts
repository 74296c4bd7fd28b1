import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'releases.title': 'Versions',
  'releases.intro':
    'La version de chaque partie du site qui est en ligne, et la fréquence des échecs de ses pages. Une version qui échoue beaucoup plus que la précédente est retirée automatiquement.',
  'releases.failed': 'Impossible de charger les versions',
  'releases.empty.title': 'Aucune version à afficher',
  'releases.empty.text': 'Ce serveur ne sait pas où le site est publié.',
  'releases.readOnly': 'Ce serveur ne peut pas changer ce qui est en ligne. Utilisez l’outil de publication.',
  'releases.app.shell': 'Cadre\u00a0: connexion, menus, thème',
  'releases.app.player-portal': 'Pages des membres',
  'releases.app.admin-console': 'Administration',
  'releases.live': 'En ligne',
  'releases.version': 'Version {version}',
  'releases.build': 'Compilation',
  'releases.since': 'En ligne depuis',
  'releases.by': 'Par',
  'releases.automatic': 'Retour automatique',
  'releases.automaticFrom': 'Automatiquement',
  'releases.rate': 'Échecs par 1\u00a0000 pages consultées',
  'releases.rateOf': '{rate} ({views, plural, one {# page consultée} other {# pages consultées}})',
  'releases.rateLine': 'Échecs par 1\u00a0000 pages consultées\u00a0: {rate}',
  'releases.noViews': 'Aucune page consultée',
  'releases.kept': 'Autres versions',
  'releases.noneKept': 'Aucune autre version n’est conservée.',
  'releases.withdrawn': 'Trop d’échecs',
  'releases.rollBack': 'Remettre en ligne',
  'releases.rollBackTo': 'Remettre en ligne la version {version} ({build})',
  'releases.confirm.title': 'Remettre en ligne la version {version}?',
  'releases.confirm.text':
    'Dès maintenant, la version {version} remplace la version {live} pour quiconque ouvre le site. Les pages déjà ouvertes restent telles quelles.',
  'releases.confirm.withdrawn':
    'Cette version échouait trop souvent et a été retirée. Elle ne le sera pas une deuxième fois.',
  'releases.done': 'La version {version} est en ligne',
  'releases.rollBackFailed': 'Impossible de changer ce qui est en ligne. Veuillez réessayer.',
};
