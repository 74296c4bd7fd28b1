import type { en } from './en';

/** What is owed, and how to pay; in Québec French. */
export const fr = {
  'pay.title': 'Comment payer',
  'pay.to': 'Destinataire',
  'pay.ask': 'Demandez à l’organisation comment payer.',
  'pay.reference': 'Message à inscrire',
  'pay.owed': 'Vous devez {amount}',
  'pay.part': '{paid} reçus sur {amount}',
  'pay.credit': 'Votre crédit\u00a0: {amount}',
  'pay.creditUsed': 'Votre crédit a payé {used}. Crédit restant\u00a0: {left}.',
  'pay.creditReturned':
    'Les {returned} que vous aviez payés sont maintenant un crédit, qui paie ce que vous devez. Crédit restant\u00a0: {left}.',
  'pay.do': 'Payer',
  'pay.doNamed': 'Payer {amount}',
  'pay.included': 'Abonnement de saison',
} as const satisfies Record<keyof typeof en, string>;
