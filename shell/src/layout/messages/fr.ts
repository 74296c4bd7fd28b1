import type { en } from './en';

/** The bars, the footer and the update prompt in Québec French. */
export const fr = {
  'nav.main': 'Principale',
  'nav.homeLink': '{club}, page d’accueil',
  'nav.home': 'Accueil',
  'nav.login': 'Se connecter',
  'nav.register': 'M’inscrire',
  'nav.logout': 'Se déconnecter',
  'nav.account': 'Compte : {name}',
  'nav.menu': 'Menu',
  'nav.language': 'English',
  'nav.languageShort': 'EN',
  'nav.toDark': 'Passer au thème sombre',
  'nav.toLight': 'Passer au thème clair',
  'nav.loggedOut': 'Déconnexion réussie.',
  'nav.otherLogin': 'Le compte utilisé est maintenant celui-\u2060ci\u00a0: {name}.',
  'nav.noDoor':
    'Vous n’avez pas accès aux présences de l’entrée. Ce que vous y avez noté reste sur ce téléphone, et partira quand vous l’aurez.',

  'footer.explore': 'Explorer',
  'footer.network': '{club} sur {network} (nouvel onglet)',
  'footer.address': 'Adresse',
  'footer.contact': 'Nous joindre',
  'footer.unavailable': 'Non disponible pour le moment',
  'footer.copyright': '© {year} {club}',

  'update.text': 'Une nouvelle version du site est prête.',
  'update.action': 'Mettre à jour',
  'update.later': 'Plus tard',
} as const satisfies Record<keyof typeof en, string>;
