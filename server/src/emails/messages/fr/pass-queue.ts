/** The queue for season passes, in Québec French. */
export const passQueue = {
  'passOffer.subject': 'Un abonnement de saison vous attend\u00a0: {season}',
  'passOffer.subjectOver': 'L’offre d’abonnement est terminée\u00a0: {season}',
  'passOffer.title': 'C’est votre tour',
  'passOffer.titleOver': 'Votre offre est terminée',
  'passOffer.text': 'Un abonnement de saison est à vous jusqu’au {date} à {time}.',
  'passOffer.textOver':
    'Vous n’avez pas pris l’abonnement à temps\u00a0: il est offert à d’autres. S’il en reste, vous pouvez encore en prendre un, et sinon vous réinscrire à la liste d’attente.',
  'passOffer.next':
    'Vous n’en voulez pas? Vous n’avez rien à faire. Quittez la liste d’attente sur cette page, et la personne suivante l’aura plus tôt.',
  'passOffer.button': 'Prendre mon abonnement',
};
