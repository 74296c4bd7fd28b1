import type { en } from './en';

/** Confirmation of an email address in Québec French. */
export const fr = {
  'resend.action': 'Renvoyer le courriel de confirmation',
  'resend.failed': 'L’envoi du courriel de confirmation a échoué',

  'confirm.title': 'Confirmation du courriel',
  'confirm.description': 'Confirmez l’adresse courriel de votre compte.',
  'confirm.ask': 'L’adresse {email} est-\u2060elle la vôtre? Votre nom d’utilisateur : {username}.',
  'confirm.do': 'Oui, la confirmer',
  'confirm.pending': 'Confirmation de votre courriel…',
  'confirm.success.title': 'Courriel confirmé',
  'confirm.success.text': 'Votre compte est actif. Au plaisir de vous voir sur le terrain!',
  'confirm.failed.title': 'La confirmation a échoué',
  'confirm.failed.text': 'La confirmation du courriel a échoué',
  'confirm.invalid': 'Lien de confirmation non valide',
  'confirm.resendHint': 'Le lien est peut-être expiré. Nous pouvons en envoyer un autre.',
  'confirm.choose.title': 'Choisissez votre mot de passe',
  'confirm.choose.pending': 'Ouverture de votre compte…',
  'confirm.choose.submit': 'Enregistrer mon mot de passe',
} as const satisfies Record<keyof typeof en, string>;
