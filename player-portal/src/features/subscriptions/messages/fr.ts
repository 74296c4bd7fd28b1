import type { en } from './en';

/** The plans, choosing one, and the season pass; in Québec French. */
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
  'plan.season.feature.priority':
    'Priorité à l’inscription : vous êtes de la partie dès qu’un samedi est annoncé',
  'plan.season.feature.spot': 'Une place gardée pour vous tous les samedis, tant que vous ne la libérez pas',
  'plan.dropIn.text': 'Pour jouer de temps en temps : payez seulement quand vous jouez.',
  'plan.dropIn.per': 'par séance',
  'plan.dropIn.feature.commitment': 'Aucun engagement',
  'plan.dropIn.feature.pay': 'Paiement à la séance, par Interac',
  'plan.dropIn.feature.places': 'Toute séance où il reste une place',
  'plan.dropIn.feature.waiting': 'Liste d’attente quand une séance est complète',
  'plan.offer.threeMonths': 'Trois mois dès aujourd’hui',
  'plan.offer.perMonths': 'pour trois mois',
  'plan.offer.perPart': 'pour ce qui reste de la saison',
  'plan.offer.early': 'Prévente',
  'plan.offer.soldOut': 'Tout est vendu',
  'plan.offer.left': '{count, plural, one {# abonnement restant} other {# abonnements restants}}',
  'plan.offer.saturdays': '{count, plural, one {# samedi} other {# samedis}}',
  'plan.offer.saturdaysLeft': '{count, plural, one {# samedi restant} other {# samedis restants}}',
  'plan.offer.sessions':
    '{count, plural, one {# séance à jouer, déjà annoncée} other {# séances à jouer, toutes annoncées}}',
  'plan.offer.sessionsSoFar':
    '{count, plural, one {# séance annoncée pour le moment; comptez-en environ {more} de plus} other {# séances annoncées pour le moment; comptez-en environ {more} de plus} =0 {Aucune séance annoncée pour le moment; comptez-en environ {more}}}',
  'plan.offer.saves':
    '{certain, select, yes {Économie de {amount} par rapport au prix à la séance, en jouant {count, plural, one {cette séance} other {les # séances}}} other {Économie de {amount} par rapport au prix à la séance, {count, plural, one {si # séance a lieu et que vous la jouez} other {si # séances ont lieu et que vous les jouez toutes}}}}',
  'plan.offer.costsMore':
    '{certain, select, yes {Coûte {amount} de plus que {count, plural, one {cette séance payée} other {les # séances payées}} à la séance} other {Coûterait {amount} de plus que {count, plural, one {# séance payée} other {# séances payées}} à la séance}}',
  'plan.offer.inTheWay': 'Ses dates touchent {season}, dont tous les abonnements sont vendus.',
  'plan.offer.paysFrom': '{count, plural, one {Rentable dès # partie} other {Rentable dès # parties}}',
  'plan.offer.firstInLine':
    'Chaque place est déjà prise par un abonnement : vous seriez sur la liste d’attente, devant les personnes sans abonnement',
  'plan.login': 'Connectez-vous pour vous inscrire',
  'plan.loginHint': 'Connectez-vous pour voir les détails du forfait',

  'planSelection.title': 'Choisissez votre forfait',
  'planSelection.lead': 'Vous pouvez en changer en tout temps.',
  'planSelection.description':
    'Consultez votre forfait, ou passez de l’abonnement de saison au forfait à la séance.',
  'planSelection.current': 'Votre forfait actuel',
  'planSelection.season': 'Choisir cet abonnement',
  'planSelection.dropIn': 'Choisir le forfait à la séance',
  'planSelection.season.confirm.title': 'Prendre l’abonnement de saison?',
  'planSelection.season.confirm.text': 'Il est valide du {start} au {end} et coûte {price}.',
  'planSelection.season.confirm.spot':
    'Une place est gardée pour vous à chacune de ses séances, tant que vous ne la libérez pas. Si une séance est déjà complète, vous êtes sur sa liste d’attente, devant les personnes sans abonnement.',
  'planSelection.season.confirm.line':
    'Chaque place de ses séances est déjà prise par un abonnement : vous êtes sur la liste d’attente, devant les personnes sans abonnement, et obtenez une place quand il s’en libère une.',
  'planSelection.season.confirm.pay':
    'Ce que votre crédit ne couvre pas se paie par virement Interac : nous vous montrons comment.',
  'planSelection.season.confirm.leavesQueues':
    'Ses dates touchent d’autres saisons : vous quittez la file pour {left}.',
  'planSelection.season.confirm.keepsQueues': 'Vous gardez votre rang dans la file pour {kept}.',
  'planSelection.season.confirm.do': 'Prendre l’abonnement de saison',
  'planSelection.dropIn.confirm.title': 'Passer au forfait à la séance?',
  'planSelection.dropIn.confirm.text':
    'Vous paierez désormais chaque séance. {count, plural, one {Votre abonnement de saison prend} other {Vos # abonnements de saison prennent}} fin aujourd’hui, et les séances non jouées ne sont pas remboursées. Si un abonnement n’est pas encore payé, vous payez plutôt les séances jouées grâce à lui, au prix à la séance.',
  'planSelection.dropIn.confirm.do': 'Passer au forfait à la séance',
  'planSelection.done.season': 'Vous avez maintenant l’abonnement de saison.',
  'planSelection.done.dropIn': 'Vous avez maintenant le forfait à la séance.',
  'planSelection.failed': 'Le forfait n’a pas pu être modifié',
  'planSelection.noUser': 'Aucun utilisateur trouvé',

  'subscription.lead': 'Un seul prix pour tous les samedis de la saison.',
  'subscription.description':
    'Les abonnements de saison en vente, comparés au forfait à la séance, et le vôtre.',
  'subscription.period.value': 'du {start} au {end}',
  'subscription.sessions': 'Séances de la saison',
  'subscription.sessions.value': '{count, plural, one {# séance} other {# séances}}',
  'subscription.remaining': 'Temps restant',
  'subscription.remaining.value':
    '{weeks, plural, one {# semaine} other {# semaines}}, {saturdays, plural, one {# samedi} other {# samedis}}',
  'subscription.active.text':
    'Une place est gardée pour vous à chaque séance du {start} au {end}. Si une séance est déjà complète, vous êtes sur sa liste d’attente, devant les personnes sans abonnement.',
  'subscription.refund':
    '{credited, select, yes {Une date que vous libérez {hours, plural, =0 {avant la séance} one {au moins # heure à l’avance} other {au moins # heures à l’avance}} vous est créditée, une fois l’abonnement payé. Les autres séances manquées ne sont pas remboursées.} other {Les séances manquées ne sont pas remboursées.}}',
  'subscription.upcoming': 'Votre prochain abonnement',
  'subscription.cancel': 'Annuler mon abonnement',
  'subscription.cancel.title': 'Annuler votre abonnement de saison?',
  'subscription.cancel.text':
    '{only, select, yes {Vous revenez tout de suite au forfait à la séance.} other {Votre autre abonnement reste en vigueur.}} Si l’abonnement annulé n’est pas encore payé, vous payez plutôt les séances que vous avez jouées, au prix à la séance; les séances manquées ou non jouées ne sont pas remboursées.',
  'subscription.cancel.keep': 'Garder mon abonnement',
  'subscription.cancel.done':
    'Votre abonnement de saison est annulé. {only, select, yes {Vous avez le forfait à la séance.} other {Votre autre abonnement reste en vigueur.}}',
  'subscription.failed': 'L’abonnement n’a pas pu être traité',
  'subscription.loadFailed': 'Les abonnements n’ont pas pu être chargés',
  'subscription.none.text':
    'La prochaine saison sera annoncée ici. D’ici là, vous pouvez prendre un abonnement de trois mois à partir de n’importe quel jour.',

  'passQueue.soldOut':
    'Tous les abonnements de {season} sont vendus, ou gardés pour quelqu’un. {count, plural, =0 {Quand il s’en libère un, il est offert à la première personne de la file.} one {# personne est dans la file.} other {# personnes sont dans la file.}}',
  'passQueue.join': 'Me mettre en file',
  'passQueue.position': 'Vous êtes au rang {position} de la file',
  'passQueue.next':
    'Quand un abonnement se libère, il est gardé deux jours pour la première personne de la file : cette page le dit, et un courriel aussi, sauf si ces courriels sont désactivés. Il est ensuite offert à la suivante.',
  'passQueue.offered': 'Un abonnement est gardé pour vous jusqu’au {date} à {time}',
  'passQueue.leave': 'Quitter la file',
  'passQueue.decline': 'Le laisser à la personne suivante',
} as const satisfies Record<keyof typeof en, string>;
