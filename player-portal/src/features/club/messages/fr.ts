import type { en } from './en';

/** The home page, about the club, and the FAQ; in Québec French. */
export const fr = {
  'home.meta.title': 'Le {day}, c’est {sport}',
  'home.meta.description':
    'Parties libres\u00a0: {sport}. {when}. Réservez votre place, apportez vos souliers, jouez.',
  'home.kicker': '{when}',
  'home.title': 'Le {day}, c’est {sport}',
  'home.subtitle': 'Un terrain complet, des matchs amicaux et une place à votre nom.',
  'home.toSchedule': 'Voir l’horaire',
  'home.hello': 'Bonjour, {firstName}',
  'home.regular.title': 'Des séances régulières',
  'home.regular.text':
    'Chaque semaine, toute la saison. Réservez votre place d’un seul geste et sachez qui joue avant de partir de chez vous.',
  'home.levels.title': 'Tous les niveaux',
  'home.levels.text':
    'Premier match depuis des années ou ballon à la main depuis toujours : les équipes changent chaque semaine pour que tout le monde joue.',
  'club.opening.title': 'Bientôt',
  'club.opening.text': 'Nous nous préparons. Revenez dans quelques jours.',
  'home.next.title': 'Prochaine séance',

  'about.title': 'À propos du club',
  'about.lead': 'Des gens du quartier qui aiment jouer.',
  'about.description': 'Où nous jouons, ce qu’on y trouve et comment se rendre au gymnase.',
  'about.who.title': 'Qui nous sommes',
  'about.who.text':
    'Un club de jeu libre : pas de ligue, pas d’arbitre, pas de trophée. Nous louons le gymnase ensemble, formons des équipes équilibrées sur place et gardons les matchs amicaux. Apportez de l’eau, des souliers d’intérieur et votre bonne humeur.',
  'about.when.title': 'Quand nous jouons',
  'about.when.text': '{when}.',
  'about.location.title': 'Où nous jouons',
  'about.location.failed': 'L’adresse n’a pas pu être chargée.',
  'about.facilities': 'Installations',
  'about.facility.court': 'Terrain de dimensions réglementaires',
  'about.facility.lockers': 'Vestiaires avec douches',
  'about.facility.water': 'Fontaines d’eau',
  'about.facility.parking': 'Stationnement gratuit',
  'about.directions': 'Obtenir l’itinéraire',
  'about.map.title': 'Carte du quartier',
  'about.map.show': 'Afficher la carte',
  'about.map.consent': 'Cette carte de {provider} ne se charge que si vous le demandez.',
  'about.map.open': 'Ouvrir dans OpenStreetMap',
  'about.newTab': '(s’ouvre dans un nouvel onglet)',
} as const satisfies Record<keyof typeof en, string>;
