import type { en } from './en';

/** The plans, choosing one, and the season pass; in Québec French. */
export const fr = {
  'plan.title': 'Forfaits',
  'plan.description': 'Abonnement de saison ou paiement à la séance : les prix.',
  'plan.season.name': 'Abonnement de saison',
  'plan.season.text': 'Votre place, chaque semaine.',
  'plan.season.waits': 'En tête de la liste d’attente, chaque semaine.',
  'plan.season.per': 'pour la saison',
  'plan.season.perMonths': 'pour trois mois',
  'plan.season.perPart': 'pour ce qui reste de la saison',
  'plan.season.until': 'Jusqu’au {end}',
  'plan.season.sessions':
    '{certain, select, yes {} other {environ }}{count, plural, one {# séance} other {# séances}}',
  'plan.season.saves': '{certain, select, yes {} other {environ }}{amount} de moins',
  'plan.season.savesOver': 'plus de {percent} d’économie',
  'plan.season.soldOut': 'Épuisé',
  'plan.season.opens': 'Abonnements en vente le {day} à {time}',
  'plan.season.write': 'Écrire à {address}',
  'plan.season.left': '{count, plural, one {# abonnement restant} other {# abonnements restants}}',
  'plan.season.running': '{season}, jusqu’au {date}',
  'plan.season.coming': '{season}, à partir du {date}',
  'plan.dropIn.text': 'Payez seulement quand vous jouez.',
  'plan.dropIn.per': 'par séance',
  'plan.login': 'Connectez-\u2060vous pour vous inscrire',
  'plan.loginHint': 'Connectez-\u2060vous pour voir les détails du forfait',

  'planSelection.title': 'Choisissez votre forfait',
  'planSelection.description':
    'Consultez votre forfait, ou passez de l’abonnement de saison au forfait à la séance.',
  'planSelection.current': 'Votre forfait actuel',
  'planSelection.starts': 'Commence le {date}',
  'planSelection.season': 'Prendre l’abonnement',
  'planSelection.mine': 'Voir mon abonnement',
  'planSelection.dropIn': 'Passer à la séance',
  'planSelection.dropIn.title': 'Passer au forfait à la séance?',
  'planSelection.confirm.title': 'Prendre l’abonnement de saison?',
  'planSelection.confirm':
    'Du {start} au {end} · {price}{due, select, yes {, par virement Interac} other {}}',
  'planSelection.confirm.credit': 'Votre crédit en paie {credit}.',
  'planSelection.confirm.full':
    '{all, select, yes {Les séances sont complètes} other {Séances complètes}} : vous passez devant sur la liste d’attente.',
  'planSelection.confirm.missed':
    '{credited, select, yes {Les dates libérées {hours, plural, =0 {avant la séance} one {# heure à l’avance} other {# heures à l’avance}} sont créditées.} other {Les séances manquées ne sont pas remboursées.}}',
  'planSelection.done.season': 'Vous avez maintenant l’abonnement de saison.',
  'planSelection.done.dropIn': 'Vous avez maintenant le forfait à la séance.',
  'planSelection.failed': 'Le forfait n’a pas pu être modifié',
  'planSelection.noUser': 'Aucun utilisateur trouvé',

  'subscription.description': 'La saison, son abonnement, et le vôtre.',
  'subscription.period.value': 'Du {start} au {end}',
  'subscription.remaining': 'Temps restant',
  'subscription.remaining.value':
    '{weeks, plural, one {# semaine} other {# semaines}}, {sessions, plural, one {# séance} other {# séances}}',
  'subscription.payment': 'Paiement',
  'subscription.payment.interac': 'Par virement Interac',
  'subscription.payment.due': '{rest, select, all {à payer} other {{amount} à payer}}',
  'subscription.payment.paid': 'payé',
  'subscription.broughtIn': 'Repris d’avant',
  'subscription.broughtIn.value':
    'Le club a inscrit cet abonnement et ce qui avait été payé d’après sa liste antérieure',
  'subscription.missed': 'Séances manquées',
  'subscription.missed.value':
    '{credited, select, yes {Crédités si libérés {hours, plural, =0 {avant la séance} one {# heure à l’avance} other {# heures à l’avance}}} other {Non remboursés}}',
  'subscription.subscribe': 'M’abonner',
  'subscription.months': 'Trois mois dès aujourd’hui : {price}',
  'subscription.cancel': 'Annuler mon abonnement',
  'subscription.cancel.title': 'Annuler votre abonnement de saison?',
  'subscription.cancel.keep': 'Garder mon abonnement',
  'subscription.cancel.done': 'Votre abonnement de saison est annulé.',
  'subscription.ending':
    '{count, plural, one {L’abonnement prend} other {# abonnements prennent}} fin aujourd’hui.',
  'subscription.ending.played': 'Séances jouées : {count}, soit {amount}.',
  'subscription.ending.paid': 'La somme payée n’est pas remboursée.',
  'subscription.ending.stays':
    'Vous gardez votre place à {count, plural, one {# séance} other {# séances}} : {amount}.',
  'subscription.ending.mustBePaid':
    'Cet abonnement vous a donné une place que d’autres espéraient du tirage. Il ne prend fin que s’il est payé.',
  'subscription.ending.other': 'Votre autre abonnement reste en vigueur.',
  'subscription.failed': 'L’abonnement n’a pas pu être traité',
  'subscription.loadFailed': 'Les abonnements n’ont pas pu être chargés',
  'subscription.none': 'Aucune saison en ce moment',
  'subscription.none.plans': 'Voir les forfaits',
} as const satisfies Record<keyof typeof en, string>;
