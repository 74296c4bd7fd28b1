import type { en } from './en';

/** Login and forgotten passwords in Québec French. */
export const fr = {
  'login.title': 'Connexion',
  'login.save': 'Connectez-\u2060vous pour réserver le {date}',
  'login.wait': 'Connectez-\u2060vous : liste d’attente, {date}',
  'login.description': 'Connectez-\u2060vous pour réserver votre place et gérer votre forfait.',
  'login.already': 'Vous utilisez déjà un compte : {name}.',
  'login.toSchedule': 'Aller à l’horaire',
  'login.submit': 'Se connecter',
  'login.forgot': 'Mot de passe oublié?',
  'login.noAccount': 'Pas encore de compte?',
  'login.register': 'Créer un compte',
  'login.failed': 'La connexion a échoué. Veuillez vérifier vos identifiants.',
  'login.invalidReply': 'Réponse non valide du serveur',
  'login.required': 'Connectez-\u2060vous pour voir cette page.',
  'login.ended': 'Votre connexion a pris fin. Reconnectez-\u2060vous, et votre réponse sera envoyée.',
  'login.biometric': 'Se connecter par empreinte ou visage',
  'login.biometric.for': 'Compte {username}, sur cet appareil',
  'login.biometric.unsupported': 'L’authentification biométrique n’est pas prise en charge sur cet appareil',
  'login.or': 'ou',

  'forgot.title': 'Réinitialiser votre mot de passe',
  'forgot.intro':
    'Indiquez l’adresse courriel de votre compte : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  'forgot.submit': 'Envoyer le lien',
  'forgot.back': 'Retour à la connexion',
  'forgot.failed': 'L’envoi du courriel de réinitialisation a échoué',
} as const satisfies Record<keyof typeof en, string>;
