import type { en } from './en';

/** Registration in Québec French. */
export const fr = {
  'register.title': 'Inscription',
  'register.heading': 'Venez jouer avec nous',
  'register.save': 'Réserver le {date}',
  'register.wait': 'Liste d’attente : {date}',
  'register.description': 'Créez votre compte gratuit et venez jouer.',
  'register.dash': 'Un tiret remplace le point',
  'register.submit': 'Créer mon compte',
  'register.failed': 'L’inscription a échoué. Veuillez réessayer.',
  'register.hasAccount': 'Vous avez déjà un compte?',

  'registerSuccess.title': 'Consultez vos courriels',
  'registerSuccess.description':
    'Votre compte est presque prêt : confirmez votre adresse courriel pour vous connecter.',
  'registerSuccess.text': 'Ouvrez le lien envoyé à votre adresse courriel.',
  'registerSuccess.textTo': 'Ouvrez le lien envoyé à {email}.',
  'registerSuccess.next': 'Rien reçu? Vérifiez vos courriels indésirables.',
  'registerSuccess.change': 'Adresse erronée? Corrigez-\u2060la',
  'registerSuccess.home': 'Retour à l’accueil',
} as const satisfies Record<keyof typeof en, string>;
