import type { en } from './en';

/** Registration in Québec French. */
export const fr = {
  'register.title': 'Inscription',
  'register.heading': 'Venez jouer avec nous',
  'register.intro': 'Le compte est gratuit. Payez à la séance, ou une seule fois pour toute la saison.',
  'register.description': 'Créez votre compte gratuit et venez jouer le samedi à Montréal.',
  'register.usernameHint': 'Lettres, chiffres, traits de soulignement et tirets',
  'register.passwordHint':
    'Au moins {min} caractères, dont une majuscule, une minuscule, un chiffre et l’un de ces signes : {special}',
  'register.submit': 'Créer mon compte',
  'register.failed': 'L’inscription a échoué. Veuillez réessayer.',
  'register.hasAccount': 'Vous avez déjà un compte?',

  'registerSuccess.title': 'Consultez vos courriels',
  'registerSuccess.description':
    'Votre compte est presque prêt : confirmez votre adresse courriel pour vous connecter.',
  'registerSuccess.text': 'Nous avons envoyé un lien de confirmation à votre adresse courriel.',
  'registerSuccess.textTo': 'Nous avons envoyé un lien de confirmation à {email}.',
  'registerSuccess.next':
    'Ouvrez-le pour activer votre compte, puis connectez-vous. Rien reçu? Vérifiez votre dossier de courriels indésirables.',
  'registerSuccess.home': 'Retour à l’accueil',
} as const satisfies Record<keyof typeof en, string>;
