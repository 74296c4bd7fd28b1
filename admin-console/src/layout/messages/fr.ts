import type { en } from './en';

/** The console's frame in French, as Québec writes it. */
export const fr = {
  'console.title': 'Administration',
  'console.nav': 'Pages d’administration',
  'console.nav.dashboard': 'Tableau de bord',
  'console.nav.sessions': 'Séances',
  'console.nav.seasons': 'Saisons',
  'console.nav.users': 'Utilisateurs',
  'console.nav.payments': 'Paiements',
  'console.nav.communication': 'Communication',
  'console.nav.settings': 'Paramètres',
  'console.nav.audit': 'Journal d’audit',
  'shortcuts.open': 'Raccourcis clavier',
  'shortcuts.title': 'Raccourcis clavier',
  'shortcuts.intro': 'Les touches simples fonctionnent quand aucun champ n’est actif.',
  'shortcuts.enabled': 'Utiliser les raccourcis à une touche',
  'shortcuts.everywhere': 'Partout',
  'shortcuts.inLists': 'Dans les listes',
  'shortcuts.help': 'Afficher cette aide',
  'shortcuts.goTo': 'Aller à : {page}',
  'shortcuts.then': 'puis',
  'shortcuts.search': 'Chercher',
  'shortcuts.create': 'Créer',
  'shortcuts.view': 'Tableau ou cartes',
  'shortcuts.previous': 'Page précédente',
  'shortcuts.next': 'Page suivante',
} as const satisfies Record<keyof typeof en, string>;
