/** The queue for season passes, in Québec French. */
export const passQueue = {
  'passOffer.subject': 'Un abonnement de saison vous attend\u00a0: {season}',
  'passOffer.subjectOver': 'L’abonnement n’est plus gardé pour vous\u00a0: {season}',
  'passOffer.title': 'C’est votre tour',
  'passOffer.titleOver': 'L’abonnement n’est plus gardé pour vous',
  'passOffer.text':
    'Un abonnement de saison s’est libéré, et vous êtes en tête de la file. Nous le gardons pour vous jusqu’au {date} à {time}.',
  'passOffer.textOver':
    'Vous n’avez pas pris l’abonnement à temps\u00a0: il est offert à d’autres. S’il en reste, vous pouvez encore en prendre un, et sinon vous remettre en file.',
  'passOffer.next':
    'Si vous n’en voulez pas, vous n’avez rien à faire. Vous pouvez aussi quitter la file sur cette page, pour que la personne suivante l’ait plus tôt.',
  'passOffer.button': 'Prendre mon abonnement',
};
