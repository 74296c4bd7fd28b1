import type { home as en } from '../en/home';

export const home = {
  'home.meta.title': 'Basketball libre le samedi à Montréal',
  'home.meta.description':
    'Du basketball le samedi matin au centre communautaire, de 10 h à midi. Réservez votre place, apportez vos souliers, jouez.',
  'home.kicker': 'Le samedi, de 10 h à 12 h',
  'home.title': 'Le samedi, c’est basket',
  'home.subtitle':
    'Un terrain complet, des matchs amicaux et une place à votre nom. Tous les samedis matin au centre communautaire.',
  'home.toSchedule': 'Voir l’horaire',
  'home.toPlans': 'Comparer les forfaits',
  'home.hello': 'Bonjour, {firstName}',
  'home.regular.title': 'Des séances régulières',
  'home.regular.text':
    'Deux heures tous les samedis, toute la saison. Réservez votre place d’un seul geste et sachez qui joue avant de partir de chez vous.',
  'home.levels.title': 'Tous les niveaux',
  'home.levels.text':
    'Premier match depuis des années ou ballon à la main depuis toujours : les équipes changent chaque semaine pour que tout le monde joue.',
  'home.next.title': 'Prochaine séance',
  'home.next.full': 'Elle est complète, mais la liste d’attente est ouverte.',
  'home.next.register': 'Réserver ma place',
  'home.next.waiting': 'M’inscrire à la liste d’attente',
  'home.next.none':
    'Aucune séance n’est prévue pour le moment. Les nouvelles dates s’affichent d’abord dans l’horaire.',
} as const satisfies Record<keyof typeof en, string>;
