import type { account as en } from '../en/account';

export const account: Record<keyof typeof en, string> = {
  'exists.subject': 'Vous avez déjà un compte',
  'exists.title': 'Vous avez déjà un compte',
  'exists.text': 'Quelqu’un vient d’essayer d’ouvrir un compte avec cette adresse, qui en a déjà un.',
  'exists.advice':
    'Si c’était vous, connectez-vous ou choisissez-y un nouveau mot de passe. Sinon, il n’y a rien à faire.',
  'exists.button': 'Me connecter',

  'confirm.subject': 'Confirmez votre adresse courriel',
  'confirm.title': 'Un clic et vous y êtes',
  'confirm.text':
    'Merci de vous joindre à {club}. Veuillez confirmer que cette adresse courriel est bien la vôtre.',
  'confirm.button': 'Confirmer mon adresse',
  'confirm.once': 'Le lien fonctionne une seule fois, pendant 24 heures.',
  'confirm.ignore':
    'Si vous n’avez pas créé de compte, ne faites rien\u00a0: sans confirmation, il reste fermé.',

  'welcome.subject': 'Bienvenue à {club}',
  'welcome.title': 'Bienvenue au club',
  'welcome.text':
    'Votre adresse est confirmée et votre compte est ouvert. Nous jouons tous les samedis, tous niveaux confondus.',
  'welcome.how':
    'Répondez oui à une séance et votre place est réservée. Apportez des souliers, de l’eau et votre bonne humeur.',
  'welcome.button': 'Voir l’horaire',

  'reset.subject': 'Réinitialisez votre mot de passe',
  'reset.title': 'Choisissez un nouveau mot de passe',
  'reset.text': 'Quelqu’un, vous sans doute, a demandé à réinitialiser le mot de passe de votre compte.',
  'reset.button': 'Choisir un mot de passe',
  'reset.once':
    'Le lien fonctionne une seule fois, pendant une heure. D’ici là, votre mot de passe actuel reste valide.',
  'reset.ignore': 'Si ce n’était pas vous, ne faites rien et rien ne changera.',

  'passwordChanged.subject': 'Votre mot de passe a été modifié',
  'passwordChanged.title': 'Votre mot de passe a été modifié',
  'passwordChanged.text':
    'Le mot de passe de votre compte vient d’être modifié, et tous vos appareils ont été déconnectés.',
  'passwordChanged.notYou': 'Si ce n’était pas vous, réinitialisez-le dès maintenant et écrivez-nous.',
  'passwordChanged.button': 'Aller à la page de connexion',

  'emailChanged.subject': 'Votre adresse courriel a été modifiée',
  'emailChanged.title': 'Une nouvelle adresse pour votre compte',
  'emailChanged.text': 'L’adresse courriel de votre compte est maintenant la suivante\u00a0:',
  'emailChanged.label': 'Nouvelle adresse\u00a0:',
  'emailChanged.notYou':
    'Les courriels sur votre compte y seront envoyés. Si ce n’était pas vous, écrivez-nous sans tarder\u00a0: {email}.',

  'deleted.subject': 'Votre compte a été supprimé',
  'deleted.title': 'Votre compte a été supprimé',
  'deleted.text':
    'Votre compte et ce qu’il contenait sur vous n’existent plus. Comme la loi nous le demande, les paiements restent inscrits, sans votre nom.',
  'deleted.back': 'C’était un plaisir de jouer avec vous. La porte du gymnase reste ouverte.',

  'placeFree.subject': 'Une place s’est libérée\u00a0: vous jouez le {date}',
  'placeFree.title': 'Vous jouez!',
  'placeFree.text':
    'Une place s’est libérée et vous étiez en tête de la liste d’attente\u00a0: elle est à vous.',
  'placeFree.decline':
    'Si vous ne pouvez plus venir, dites-le-nous\u00a0: la place ira à la personne suivante.',
  'placeFree.button': 'Je ne peux pas venir',

  'lowCapacity.subject': 'Peu de joueurs le {date}\u00a0: {attending} sur {capacity}',
  'lowCapacity.title': 'Peu d’inscriptions',
  'lowCapacity.text':
    '{attending, plural, one {# joueur a} other {# joueurs ont}} répondu oui à la prochaine séance, qui compte {capacity} places.',
  'lowCapacity.advice': 'Vous pouvez écrire aux membres, ou annuler la séance pendant qu’il en est temps.',
  'lowCapacity.button': 'Écrire aux membres',
  'lowCapacity.manage': 'Voir la séance',
};
