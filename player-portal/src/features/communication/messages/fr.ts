import type { en } from './en';

/** Unsubscribing from e-mails; in Québec French. */
export const fr = {
  'unsubscribe.title': 'Se désabonner des courriels du club',
  'unsubscribe.description': 'Pour ne recevoir que les messages qui concernent vos places et vos paiements.',
  'unsubscribe.text':
    'Vous ne recevrez plus ni rappels ni annonces. Vous recevrez toujours les messages qui concernent votre compte, vos places et vos paiements.',
  'unsubscribe.other':
    'Compte ouvert ici : {name}. Ce lien est celui d’une autre personne, et c’est pour elle que les courriels cesseront.',
  'unsubscribe.do': 'Me désabonner',
  'unsubscribe.done.title': 'C’est fait, vous ne recevrez plus ces courriels',
  'unsubscribe.failed': 'Le désabonnement n’a pas fonctionné. Veuillez réessayer.',
  'unsubscribe.missing':
    'Ce lien de désabonnement est incomplet. Veuillez utiliser le lien qui se trouve dans le courriel.',
} as const satisfies Record<keyof typeof en, string>;
