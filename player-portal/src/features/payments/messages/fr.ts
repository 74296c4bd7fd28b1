import type { en } from './en';

/** How to pay, and the payments made; in Québec French. */
export const fr = {
  'pay.title': 'Comment payer',
  'pay.intro':
    'Faites un virement Interac depuis le site ou l’application de votre banque. Chaque ligne se copie d’un seul geste.',
  'pay.each': 'Faites un virement par place, chacun avec son propre message.',
  'pay.once': 'Tout payer d’un seul virement',
  'pay.own': 'Pour vous',
  'pay.guest': 'Pour {name}, qui vous accompagne',
  'pay.to': 'Destinataire',
  'pay.reference': 'Message à inscrire',
  'pay.after': 'Nous marquons le paiement comme reçu dès que nous avons vu le virement.',
  'pay.owed': 'Vous devez {amount}',
  'pay.part': '{paid} reçus sur {amount}',
  'pay.credit': 'Votre crédit\u00a0: {amount}',
  'pay.creditUsed': 'Votre crédit a payé {used}. Crédit restant\u00a0: {left}.',
  'pay.creditReturned':
    'Les {returned} que vous aviez payés sont maintenant un crédit, qui paie ce que vous devez. Crédit restant\u00a0: {left}.',
  'pay.do': 'Payer',
  'pay.doNamed': 'Payer {amount}',
  'pay.included': 'Abonnement de saison',
  'myPayments.title': 'Mes paiements',
  'myPayments.failed': 'Impossible de charger vos paiements',
  'myPayments.none.text':
    'Les paiements s’affichent ici dès que vous réservez une place ou prenez un abonnement de saison.',
  'myPayments.reference': 'Référence {reference}',
} as const satisfies Record<keyof typeof en, string>;
