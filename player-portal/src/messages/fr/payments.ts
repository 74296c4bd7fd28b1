import type { payments as en } from '../en/payments';

export const payments = {
  'pay.title': 'Comment payer',
  'pay.intro':
    'Faites un virement Interac depuis le site ou l’application de votre banque. Chaque ligne se copie d’un seul geste.',
  'pay.to': 'Destinataire',
  'pay.amount': 'Montant',
  'pay.reference': 'À écrire dans le message',
  'pay.after':
    'Le paiement est marqué comme reçu dès qu’un responsable l’a vu, habituellement avant la séance.',
  'payments.title': 'Mes paiements',
  'payments.failed': 'Impossible de charger vos paiements',
  'payments.none.text': 'Les paiements s’affichent ici dès que vous prenez une place ou une passe de saison.',
  'payments.reference': 'Référence {reference}',
} as const satisfies Record<keyof typeof en, string>;
