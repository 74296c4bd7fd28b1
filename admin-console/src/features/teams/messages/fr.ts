import type { en } from './en';

/** Les équipes, et la force de chaque personne. */
export const fr = {
  'teams.title': 'Équipes',
  'teams.failed': 'Impossible de charger les arrivées',
  'teams.none.title': 'Personne à répartir pour le moment',
  'teams.none.text': 'Il faut au moins deux personnes qui ont une place.',
  'teams.here': '{count, plural, one {# personne est arrivée} other {# personnes sont arrivées}}.',
  'teams.in':
    'Aucune arrivée n’est encore notée : voici {count, plural, one {la personne qui a une place} other {les # personnes qui ont une place}}.',
  'teams.noStrengths':
    'Nous n’avons pas pu charger la force de chaque personne : les équipes sont formées au hasard.',
  'teams.count': 'Nombre d’équipes',
  'teams.make': 'Former les équipes',
  'teams.shuffle': 'Mélanger',
  'teams.wall': 'Afficher au mur',
  'teams.everyone': 'Tout le monde',
  'teams.team': 'Équipe {number}',
  'teams.people': '{count, plural, one {# personne} other {# personnes}}',
  'teams.strengths': 'Force {figures}',
  'teams.averages': 'Force moyenne {figures}',
  'teams.byChance': 'Équipes formées au hasard : aucune force n’est encore notée.',
  'teams.unrated':
    '{count, plural, one {# personne n’a pas de force notée et compte} other {# personnes n’ont pas de force notée et comptent}} pour {middle}.',
  'teams.unmet': 'Non respecté : {wishes}.',
  'teams.uneven': 'Les équipes ne sont plus de taille égale. Mélangez pour les égaliser.',
  'teams.together': '{names} ensemble',
  'teams.apart': '{names} séparément',
  'teams.together.with': 'Dans la même équipe que',
  'teams.apart.with': 'Pas dans la même équipe que',
  'teams.wish.remove': 'Retirer « {wish} »',
  'teams.move': 'Déplacer vers l’équipe {number}',
} satisfies Record<keyof typeof en, string>;
