import type { en } from './en';

/** The plans, choosing one, and the season pass; as Québec writes it. */
export const fr = {
  'plan.title': 'Forfaits',
  'plan.lead': 'Jouez chaque semaine, ou quand le cœur vous en dit.',
  'plan.description':
    'Abonnement de saison ou paiement à la séance : les prix et ce que chaque forfait comprend.',
  'plan.season.name': 'Abonnement de saison',
  'plan.season.text': 'Pour jouer régulièrement : environ trois mois de samedis.',
  'plan.season.per': 'pour la saison',
  'plan.season.badge': 'Plus de {percent} d’économie',
  'plan.season.feature.duration': 'Couvre environ 3 mois',
  'plan.season.feature.rate': 'Tarif réduit : plus de {percent} d’économie par rapport au prix à la séance',
  'plan.season.feature.priority': 'Priorité à l’inscription',
  'plan.season.feature.spot': 'Place garantie tous les samedis',
  'plan.dropIn.name': 'À la séance',
  'plan.dropIn.text': 'Pour jouer de temps en temps : payez seulement quand vous jouez.',
  'plan.dropIn.per': 'par séance',
  'plan.dropIn.feature.commitment': 'Aucun engagement',
  'plan.dropIn.feature.pay': 'Paiement à la séance, par Interac',
  'plan.dropIn.feature.places': 'Toute séance où il reste une place',
  'plan.dropIn.feature.waiting': 'Liste d’attente quand une séance est complète',
  'plan.login': 'Connectez-vous pour vous inscrire',
  'plan.loginHint': 'Connectez-vous pour voir les détails du forfait',

  'planSelection.title': 'Choisissez votre forfait',
  'planSelection.lead': 'Vous pouvez en changer en tout temps.',
  'planSelection.description':
    'Consultez votre forfait, ou passez de l’abonnement de saison au forfait à la séance.',
  'planSelection.current': 'Votre forfait actuel',
  'planSelection.season': 'Choisir l’abonnement de saison',
  'planSelection.dropIn': 'Choisir le forfait à la séance',
  'planSelection.dropIn.stay': 'Voir l’horaire',
  'planSelection.season.confirm.title': 'Prendre l’abonnement de saison?',
  'planSelection.season.confirm.text':
    'Il est valide du {start} au {end} et coûte {price}. Nous vous montrerons comment payer par Interac.',
  'planSelection.season.confirm.do': 'Prendre l’abonnement de saison',
  'planSelection.dropIn.confirm.title': 'Passer au forfait à la séance?',
  'planSelection.dropIn.confirm.text':
    'Vous paierez désormais chaque séance. Votre abonnement de saison prend fin aujourd’hui, et les séances non jouées ne sont pas remboursées. S’il n’est pas encore payé, vous devez plutôt le prix à la séance de celles que vous avez jouées.',
  'planSelection.dropIn.confirm.do': 'Passer au forfait à la séance',
  'planSelection.done.season': 'Vous avez maintenant l’abonnement de saison.',
  'planSelection.done.dropIn': 'Vous avez maintenant le forfait à la séance.',
  'planSelection.failed': 'Le forfait n’a pas pu être modifié',
  'planSelection.noUser': 'Aucun utilisateur trouvé',

  'subscription.title': 'Abonnement de saison',
  'subscription.lead': 'Un seul prix pour tous les samedis de la saison.',
  'subscription.description': 'La saison en cours : prix, période et votre abonnement.',
  'subscription.price': 'Prix',
  'subscription.period': 'Période',
  'subscription.period.value': 'du {start} au {end}',
  'subscription.sessions': 'Séances de la saison',
  'subscription.sessions.value': '{count, plural, one {# séance} other {# séances}}',
  'subscription.remaining': 'Temps restant',
  'subscription.remaining.value':
    '{weeks, plural, one {# semaine} other {# semaines}}, {sessions, plural, one {# séance} other {# séances}}',
  'subscription.remaining.ended': 'La saison est terminée',
  'subscription.notes': 'Remarques',
  'subscription.status': 'Votre abonnement',
  'subscription.active.title': 'Vous avez l’abonnement de saison',
  'subscription.active.text':
    'Votre place est garantie jusqu’au {end}. Dites-nous simplement quels samedis vous venez.',
  'subscription.subscribe': 'M’abonner pour {price}',
  'subscription.subscribe.text': 'Votre place est garantie dès votre abonnement et jusqu’au {end}.',
  'subscription.subscribe.done': 'Vous avez l’abonnement de saison. Bienvenue!',
  'subscription.cancel': 'Annuler mon abonnement',
  'subscription.cancel.title': 'Annuler votre abonnement de saison?',
  'subscription.cancel.text':
    'Vous revenez tout de suite au forfait à la séance. S’il n’est pas encore payé, vous devez plutôt le prix à la séance de celles que vous avez jouées; les séances manquées ou non jouées ne sont pas remboursées.',
  'subscription.cancel.keep': 'Garder mon abonnement',
  'subscription.cancel.done': 'Votre abonnement de saison est annulé. Vous avez le forfait à la séance.',
  'subscription.failed': 'L’abonnement n’a pas pu être traité',
  'subscription.loadFailed': 'La saison n’a pas pu être chargée',
  'subscription.none.title': 'Aucune saison en ce moment',
  'subscription.none.text':
    'La prochaine saison sera annoncée ici. D’ici là, chaque séance se paie à l’unité.',
} as const satisfies Record<keyof typeof en, string>;
