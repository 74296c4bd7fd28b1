import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'shared.description': 'Quand et où nous jouons, et comment obtenir une place.',
  'shared.join.waits': 'C’est complet\u00a0: la liste d’attente est ouverte',
  'shared.join.text':
    'Nous vous enverrons un lien par courriel. Ouvrez-\u2060le, et votre place est réservée.',
  'shared.join.textWaits':
    'Nous vous enverrons un lien par courriel. Ouvrez-\u2060le, et vous êtes sur la liste d’attente.',
  'shared.join.submit': 'J’y serai',
  'shared.join.submitWaits': 'M’inscrire sur la liste d’attente',
  'shared.join.failed': 'Impossible d’envoyer le lien',
  'shared.member': 'J’ai un compte',
  'shared.sent.title': 'Encore une étape',
  'shared.sent.text':
    'Nous avons envoyé un lien à {email}. Votre place est réservée dès que vous l’avez ouvert.',
  'shared.sent.textWaits':
    'Nous avons envoyé un lien à {email}. Vous êtes sur la liste d’attente dès que vous l’avez ouvert.',
  'shared.sent.again': 'Une autre adresse',
};
