import type { en } from './en';

/** The person's own account; in Québec French. */
export const fr = {
  'profile.title': 'Mon profil',
  'profile.description': 'Votre nom, votre mot de passe, votre forfait, vos appareils et vos données.',
  'profile.failed': 'Votre profil n’a pas pu être chargé',
  'profile.since': 'Membre depuis le {date}',

  'profile.details.title': 'Mes renseignements',
  'profile.details.done': 'Votre profil est enregistré.',
  'profile.details.failed': 'Le profil n’a pas pu être mis à jour',
  'profile.details.unconfirmed':
    'Nous avons envoyé un lien à {email}. Tant qu’il n’est pas ouvert, seuls les messages sur votre compte y sont envoyés.',

  'profile.newAddress.asked':
    'Votre profil est enregistré. Votre adresse changera dès que vous ouvrirez le lien du courriel envoyé à {pendingEmail}.',
  'profile.newAddress.waiting':
    'Nous avons écrit à {pendingEmail}. Tant que le lien de ce courriel n’est pas ouvert, {email} reste en vigueur.',
  'profile.newAddress.resend': 'Renvoyer le courriel',
  'profile.newAddress.withdraw': 'Garder l’adresse actuelle',
  'profile.newAddress.withdrawn': 'Votre adresse reste {email}.',
  'profile.newAddress.failed': 'Cela n’a pas fonctionné. Veuillez réessayer.',

  'proof.title': 'Est-ce bien vous?',
  'proof.text':
    'Votre dernière connexion remonte à un moment. Veuillez entrer votre mot de passe pour continuer.',
  'proof.password': 'Votre mot de passe',
  'proof.submit': 'Continuer',
  'proof.device': 'Utiliser plutôt mon empreinte ou mon visage',
  'proof.failed': 'Votre mot de passe n’a pas pu être vérifié. Veuillez réessayer.',

  'profile.password.title': 'Mot de passe',
  'profile.password.text': 'Le changer déconnecte vos autres appareils.',
  'profile.password.current': 'Mot de passe actuel',
  'profile.password.new': 'Nouveau mot de passe',
  'profile.password.confirm': 'Confirmer le nouveau mot de passe',
  'profile.password.submit': 'Changer le mot de passe',
  'profile.password.done': 'Votre mot de passe est changé.',
  'profile.password.failed': 'Le mot de passe n’a pas pu être mis à jour',
  'profile.password.forgot': 'Oublié? M’envoyer un lien de réinitialisation',
  'profile.password.mailed': 'Un lien de réinitialisation est en route vers {email}.',
  'profile.password.mailFailed': 'Le courriel de réinitialisation n’a pas pu être envoyé',

  'profile.plan.title': 'Mon forfait',
  'profile.plan.dropIn': 'Vous payez le prix de chaque séance, habituellement {price}.',
  'profile.plan.season': 'Une place est gardée pour vous chaque samedi que couvre votre abonnement.',
  'profile.plan.upgrade': 'Passer à l’abonnement de saison',
  'profile.plan.manage': 'Mon abonnement de saison',
  'profile.plan.change': 'Changer de forfait',

  'profile.devices.title': 'Connexion sans mot de passe',
  'profile.devices.text':
    'Avec votre empreinte, votre visage ou le NIP de cet appareil. Rien de tout cela ne quitte votre appareil.',
  'profile.devices.unsupported': 'L’authentification biométrique n’est pas prise en charge sur cet appareil',
  'profile.devices.add': 'Ajouter cet appareil',
  'profile.devices.added': 'Vous pouvez maintenant vous connecter avec {name}.',
  'profile.devices.removed': 'Vous ne pouvez plus vous connecter avec {name}.',
  'profile.devices.remove': 'Retirer',
  'profile.devices.removeNamed': 'Retirer {name}',
  'profile.devices.removeFailed': 'L’appareil n’a pas pu être retiré. Veuillez réessayer.',
  'profile.devices.loadFailed': 'Vos appareils n’ont pas pu être chargés.',
  'profile.devices.used': 'Ajouté le {added}, dernière utilisation {when}',
  'profile.devices.unused': 'Ajouté le {added}, pas encore utilisé',
  'profile.devices.name': 'Appareil ({platform})',
  'profile.devices.nameless': 'Appareil',

  'profile.logins.title': 'Vos appareils connectés',
  'profile.logins.text': 'Déconnectez un appareil que vous n’utilisez plus ou ne reconnaissez pas.',
  'profile.logins.failed': 'La liste de vos appareils n’a pas pu être chargée',
  'profile.logins.name': '{browser} sur {platform}',
  'profile.logins.nameless': 'Appareil inconnu',
  'profile.logins.current': 'Cet appareil',
  'profile.logins.used': 'Dernière utilisation {when}',
  'profile.logins.end': 'Déconnecter',
  'profile.logins.endNamed': 'Déconnecter {name}',
  'profile.logins.endOthers': 'Déconnecter tous les autres appareils',
  'profile.logins.ended': '{name} est déconnecté.',
  'profile.logins.othersEnded': 'Vos autres appareils sont déconnectés.',
  'profile.logins.endFailed': 'L’appareil n’a pas pu être déconnecté. Veuillez réessayer.',

  'profile.news.title': 'Courriels du club',
  'profile.news.text':
    'Vous recevez toujours les courriels qui concernent votre compte, les paiements reçus ou en retard et les séances qui changent.',
  'profile.news.wantsAnswers': 'Confirmer mes réponses',
  'profile.news.wantsAnswersHint':
    'Place réservée, absence, liste d’attente ou personne invitée : ce que vous payez, et un fichier pour votre calendrier.',
  'profile.news.wantsSpots': 'M’informer de mes places',
  'profile.news.wantsSpotsHint': 'Quand une place vous est offerte, réservée ou reprise.',
  'profile.news.spotsMissed':
    'Une offre n’est gardée que peu de temps. Sans ces courriels, vous ne la verrez que si vous ouvrez le site à temps. Le club peut aussi vous réserver une place, et vous la devriez sans l’apprendre.',
  'profile.news.wantsPasses': 'Mon abonnement de saison',
  'profile.news.wantsPassesHint':
    'Quand un abonnement vous est offert, quand vous en obtenez un ou qu’il est annulé, et les séances qu’il couvre.',
  'profile.news.wantsReminders': 'Y compris les rappels de séances',
  'profile.news.wantsRemindersHint': 'La veille, et quand il manque du monde.',
  'profile.news.saved': 'Votre choix est enregistré.',
  'profile.news.label': 'Recevoir les rappels et les annonces',
  'profile.news.on': 'Vous recevrez les annonces du club, et les rappels s’ils sont activés.',
  'profile.news.off': 'Vous ne recevrez plus ni rappels ni annonces.',
  'profile.news.language': 'Langue des courriels du club',
  'profile.news.languageHint': 'Ce que vous demandez vous-même arrive dans la langue de la page.',
  'profile.news.english': 'Anglais',
  'profile.news.french': 'Français',
  'profile.news.bilingual': 'Anglais et français',
  'profile.news.languageSaved': 'La langue de vos courriels est enregistrée.',
  'profile.news.failed': 'Votre choix n’a pas pu être enregistré. Veuillez réessayer.',

  'profile.waiting.title': 'Listes d’attente',
  'profile.waiting.asksFirst': 'Me demander d’abord',
  'profile.waiting.asksFirstHint':
    'Quand une place se libère, nous vous demandons d’abord et la gardons un moment, au lieu de la réserver aussitôt pour vous. Sans réponse, elle va à la personne suivante.',

  'profile.data.title': 'Mes données',
  'profile.data.text':
    'Votre profil, vos réponses, vos abonnements, vos paiements et vos appareils, dans un seul fichier.',
  'profile.data.download': 'Télécharger mes données',
  'profile.data.file': 'mes-donnees-du-club',
  'profile.data.failed': 'Vos données n’ont pas pu être téléchargées. Veuillez réessayer.',

  'profile.delete.title': 'Supprimer mon compte',
  'profile.delete.text':
    'Votre compte et vos renseignements personnels sont supprimés pour de bon, et vos places sont libérées. Les paiements restent dans les livres du club, sans votre nom.',
  'profile.delete.credit':
    'Vous avez un crédit de {amount}. Demandez-le d’abord au club\u00a0: nous ne pourrons plus vous l’envoyer une fois votre compte supprimé.',
  'profile.delete.open': 'Supprimer mon compte',
  'profile.delete.confirm.title': 'Supprimer votre compte?',
  'profile.delete.do': 'Supprimer pour de bon',
  'profile.delete.keep': 'Garder mon compte',
  'profile.delete.failed': 'Votre compte n’a pas pu être supprimé. Veuillez réessayer.',
  'profile.delete.done': 'Votre compte a été supprimé. Merci d’avoir joué avec nous.',
} as const satisfies Record<keyof typeof en, string>;
