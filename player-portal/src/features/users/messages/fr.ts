import type { en } from './en';

/** The person's own account; in Québec French. */
export const fr = {
  'profile.title': 'Mon profil',
  'profile.description': 'Votre nom, votre mot de passe, votre forfait, vos appareils et vos données.',
  'profile.failed': 'Votre profil n’a pas pu être chargé',
  'profile.since': 'Membre depuis le {date}',

  'profile.details.title': 'Moi',
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

  'proof.title': 'Est-\u2060ce bien vous?',
  'proof.text':
    'Votre dernière connexion remonte à un moment. Veuillez entrer votre mot de passe pour continuer.',
  'proof.password': 'Votre mot de passe',
  'proof.submit': 'Continuer',
  'proof.device': 'Utiliser plutôt mon empreinte ou mon visage',
  'proof.failed': 'Votre mot de passe n’a pas pu être vérifié. Veuillez réessayer.',

  'profile.security.title': 'Mot de passe et appareils',
  'profile.security.summary': '{count, plural, one {# appareil} other {# appareils}}',
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
  'profile.plan.upgrade': 'Passer à l’abonnement de saison',
  'profile.plan.change': 'Changer de forfait',

  'profile.devices.title': 'Connexion sans mot de passe',
  'profile.devices.text': 'Avec votre empreinte, votre visage ou le NIP de cet appareil.',
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
  'profile.logins.text': 'Déconnectez ceux que vous ne reconnaissez pas.',
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

  'profile.news.wantsAnswers': 'Confirmer mes réponses',
  'profile.news.wantsPasses': 'Mon abonnement de saison',
  'profile.calendar.title': 'Mon calendrier',
  'profile.calendar.on': 'Suit mes séances',
  'profile.calendar.off': 'Désactivé',
  'profile.calendar.failed': 'L’adresse de votre calendrier n’a pas pu être chargée',
  'profile.calendar.text':
    'Votre calendrier peut suivre vos séances\u00a0: vos places, les listes d’attente, les dates déplacées ou annulées.',
  'profile.calendar.start': 'Suivre mes séances',
  'profile.calendar.startFailed': 'L’adresse de votre calendrier n’a pas pu être créée. Veuillez réessayer.',
  'profile.calendar.add': 'Ajoutez-\u2060les à votre calendrier\u00a0:',
  'profile.calendar.other':
    'Tout autre calendrier accepte cette adresse, là où l’on s’abonne «\u00a0à partir d’une URL\u00a0»\u00a0:',
  'profile.calendar.address': 'adresse du calendrier',
  'profile.calendar.secret':
    'Qui a cette adresse voit vos séances; le fournisseur de votre calendrier aussi. La plupart vérifient les changements toutes les heures, Google après quelques heures. Pour changer d’adresse, arrêtez le suivi, puis reprenez-\u2060le.',
  'profile.calendar.end': 'Arrêter le suivi',
  'profile.calendar.ended': 'L’adresse ne fonctionne plus\u00a0: votre calendrier ne suit plus vos séances.',
  'profile.calendar.endFailed': 'L’adresse n’a pas pu être désactivée. Veuillez réessayer.',

  'profile.news.title': 'Courriels et langue',
  'profile.news.wantsSpots': 'Mes séances',
  'profile.news.label': 'Nouvelles du club et rappels',
  'profile.news.wantsReminders': 'Y compris les rappels',
  'profile.news.spotsMissed':
    'Sans ces courriels, vous pourriez manquer une place qui vous est offerte, ou en devoir une qui vous a été donnée.',
  'profile.news.more': 'Plus',
  'profile.waiting.asksFirst': 'Me demander avant de me réserver une place',
  'profile.news.saved': 'Votre choix est enregistré.',
  'profile.news.on': 'Vous recevrez les annonces du club, et les rappels s’ils sont activés.',
  'profile.news.off': 'Vous ne recevrez plus ni rappels ni annonces.',
  'profile.news.language': 'Langue des courriels du club',
  'profile.news.english': 'Anglais',
  'profile.news.french': 'Français',
  'profile.news.bilingual': 'Anglais et français',
  'profile.news.languageSaved': 'La langue de vos courriels est enregistrée.',
  'profile.news.failed': 'Votre choix n’a pas pu être enregistré. Veuillez réessayer.',

  'profile.balance.title': 'Ce que je dois',
  'profile.balance.open': 'Historique',

  'profile.data.download': 'Télécharger mes données',
  'profile.data.file': 'mes-donnees-du-club',
  'profile.data.failed': 'Vos données n’ont pas pu être téléchargées. Veuillez réessayer.',

  'profile.delete.text': 'Suppression définitive. Paiements gardés sans nom.',
  'profile.delete.credit':
    'Vous avez un crédit de {amount}. Demandez-\u2060le d’abord au club\u00a0: nous ne pourrons plus vous l’envoyer une fois votre compte supprimé.',
  'profile.delete.open': 'Supprimer mon compte',
  'profile.delete.confirm.title': 'Supprimer votre compte?',
  'profile.delete.do': 'Supprimer pour de bon',
  'profile.delete.keep': 'Garder mon compte',
  'profile.delete.failed': 'Votre compte n’a pas pu être supprimé. Veuillez réessayer.',
  'profile.delete.done': 'Votre compte a été supprimé. Merci d’avoir joué avec nous.',
} as const satisfies Record<keyof typeof en, string>;
