import type { account as en } from '../en/account';

export const account: Record<keyof typeof en, string> = {
  'exists.subject': 'Vous avez déjà un compte',
  'exists.text': 'Quelqu’un vient d’essayer de créer un compte avec cette adresse.',
  'exists.advice':
    'Si c’était vous, connectez-vous, ou choisissez un nouveau mot de passe à la page de connexion. Sinon, ne tenez pas compte de ce courriel.',
  'exists.button': 'Me connecter',

  'confirm.subject': 'Confirmez votre adresse courriel',
  'confirm.title': 'Un clic et le tour est joué',
  'confirm.text': 'Merci de vous joindre à {club}. Cette adresse courriel est-elle la vôtre?',
  'confirm.button': 'Confirmer mon adresse',
  'confirm.once': 'Le lien fonctionne une seule fois, pendant 24 heures.',
  'confirm.ignore':
    'Vous n’avez pas créé de compte? Ne tenez pas compte de ce courriel\u00a0: rien ne se passera.',

  'confirm.moved.title': 'Est-ce bien votre adresse?',
  'confirm.moved.text':
    'Le club a inscrit cette adresse courriel à votre compte {club}. Veuillez confirmer que c’est bien la vôtre.',
  'confirm.moved.ignore': 'Si vous n’avez pas de compte chez nous, ne tenez pas compte de ce courriel.',

  'welcome.subject': 'Bienvenue à {club}',
  'welcome.title': 'Bienvenue au club',
  'welcome.text': 'Votre compte est prêt. Nous jouons tous les samedis, tous niveaux confondus.',
  'welcome.how': 'Apportez des souliers, de l’eau et votre bonne humeur.',

  'reset.subject': 'Réinitialisez votre mot de passe',
  'reset.title': 'Choisissez un nouveau mot de passe',
  'reset.text': 'Quelqu’un, vous sans doute, a demandé à réinitialiser le mot de passe de votre compte.',
  'reset.button': 'Choisir un mot de passe',
  'reset.once':
    'Le lien fonctionne une seule fois, pendant une heure. Tant que vous ne l’utilisez pas, votre mot de passe actuel reste valide.',
  'reset.ignore': 'Si ce n’était pas vous, ne tenez pas compte de ce courriel.',

  'passwordChanged.subject': 'Votre mot de passe a été modifié',
  'passwordChanged.text':
    'Le mot de passe de votre compte vient d’être modifié, et tous vos autres appareils ont été déconnectés.',
  'passwordChanged.notYou': 'Si ce n’était pas vous, réinitialisez-le dès maintenant et écrivez-nous.',
  'passwordChanged.button': 'Aller à la page de connexion',

  'emailChanged.subject': 'Votre adresse courriel a été modifiée',
  'emailChanged.title': 'Une nouvelle adresse pour votre compte',
  'emailChanged.text': 'L’adresse courriel de votre compte est maintenant\u00a0:',
  'emailChanged.label': 'Nouvelle adresse\u00a0:',
  'emailChanged.notYou':
    'Les courriels sur votre compte y seront envoyés. Si ce n’était pas vous, écrivez-nous sans tarder\u00a0: {email}.',
  'emailChanged.notYouAsk':
    'Les courriels sur votre compte y seront envoyés. Si ce n’était pas vous, avisez le club sans tarder.',

  'deleted.subject': 'Votre compte a été supprimé',
  'deleted.text':
    'Votre compte et vos renseignements personnels n’existent plus. Comme la loi l’exige, nous conservons les paiements, sans votre nom.',
  'deleted.back': 'C’était un plaisir de jouer avec vous. La porte du gymnase vous reste ouverte.',

  'goOrNoGo.subject': 'On joue ou on annule le {date}?',
  'goOrNoGo.title': 'Pas encore assez de monde',
  'goOrNoGo.text':
    '{attending, plural, =0 {Personne n’a de place} one {# personne a une place} other {# personnes ont une place}}, et le club veut au moins {minPlayers} personnes.',
  'goOrNoGo.advice':
    'Décidez sur la page si la séance a lieu\u00a0: un clic suffit. Si vous l’annulez, les personnes qui ont dit oui ou qui attendent sont prévenues.',
  'goOrNoGo.button': 'Jouer ou annuler',
  'lowCapacity.subject': 'Peu d’inscriptions le {date}\u00a0: {attending} sur {capacity}',
  'lowCapacity.title': 'Peu d’inscriptions',
  'lowCapacity.text':
    '{attending, plural, one {# personne a} other {# personnes ont}} une place, sur {capacity}.',
  'lowCapacity.advice':
    'Vous pouvez écrire aux membres, ou annuler la séance pendant qu’il est encore temps.',
  'lowCapacity.button': 'Écrire aux membres',
  'lowCapacity.manage': 'Voir la séance',

  'exists.textMove':
    'Quelqu’un vient d’essayer d’associer son compte à cette adresse, qui a déjà son propre compte.',

  'newEmail.subject': 'Confirmez votre nouvelle adresse courriel',
  'newEmail.title': 'Est-ce votre nouvelle adresse?',
  'newEmail.text':
    'Vous avez demandé que votre compte à {club} utilise cette adresse. Veuillez la confirmer.',
  'newEmail.button': 'Confirmer ma nouvelle adresse',
  'newEmail.until':
    'Le lien fonctionne une seule fois, pendant 24 heures. D’ici là, votre ancienne adresse reste en vigueur.',
  'newEmail.ignore': 'Si vous n’avez rien demandé, ne faites rien et rien ne changera.',

  'reset.ends':
    'Un nouveau mot de passe déconnecte tous vos appareils et supprime vos clés d’accès (empreinte ou visage).',

  'passwordChanged.recovered':
    'Le mot de passe de votre compte a été réinitialisé. Tous vos appareils ont été déconnectés et vos clés d’accès (empreinte ou visage), supprimées\u00a0: ajoutez-les de nouveau dans votre profil.',

  'wayBack.text':
    'Si ce n’était pas vous, reprenez votre compte\u00a0: cette adresse est rétablie, tous les appareils sont déconnectés, les clés d’accès sont supprimées et vous choisissez un nouveau mot de passe.',
  'wayBack.button': 'Ce n’était pas moi\u00a0: reprendre mon compte',
  'wayBack.until': 'Le lien fonctionne une seule fois, pendant 7 jours.',
};
