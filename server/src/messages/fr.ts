import type { en } from './en';

/** The server's texts in French, as Québec writes it. */
export const fr: typeof en = {
  errors: {
    validation: {
      title: 'Certains champs ne sont pas valides',
      message: 'Certains champs ne sont pas valides',
    },
    malformedJson: { title: 'Demande illisible', message: 'La demande n’a pas pu être lue' },
    invalidConfirmationLink: {
      title: 'Échec de la confirmation',
      message: 'Lien de confirmation non valide',
    },
    invalidResetLink: {
      title: 'Échec de la réinitialisation',
      message: 'Lien de réinitialisation non valide',
    },
    invalidRestoreLink: {
      title: 'Lien non valide',
      message: 'Ce lien est expiré ou a déjà servi. Veuillez communiquer avec le club.',
    },
    invalidAttendanceLink: {
      title: 'Lien de confirmation non valide',
      message: 'Ce lien n’est pas valide. Connectez-vous pour répondre.',
    },
    missingAttendanceLink: {
      title: 'Lien de confirmation non valide',
      message: 'Lien de confirmation non valide. Il manque des paramètres obligatoires.',
    },
    invalidUnsubscribeLink: {
      title: 'Lien non valide',
      message: 'Ce lien de désabonnement n’est pas valide',
    },
    unknownRecipients: {
      title: 'Destinataires inconnus',
      message: 'Certains destinataires ne sont pas membres du club : {addresses}',
    },
    wrongPassword: { title: 'Mot de passe erroné', message: 'Le mot de passe actuel est inexact' },
    biometricFailed: { title: 'Appareil non reconnu', message: 'Cet appareil n’a pas pu être vérifié' },
    notLoggedIn: { title: 'Connexion requise', message: 'Veuillez vous connecter pour continuer' },
    invalidCredentials: {
      title: 'Échec de la connexion',
      message: 'Échec de la connexion. Veuillez vérifier vos identifiants.',
    },
    emailNotConfirmed: {
      title: 'Courriel non confirmé',
      message: 'Veuillez d’abord confirmer votre adresse : nous vous avons envoyé un lien par courriel.',
    },
    accountSuspended: {
      title: 'Compte suspendu',
      message: 'Ce compte est suspendu. Veuillez communiquer avec le club.',
    },
    proofNeeded: {
      title: 'Est-ce bien vous?',
      message: 'Pour votre sécurité, veuillez entrer de nouveau votre mot de passe.',
    },
    passkeyNeeded: {
      title: 'Clé d’accès requise',
      message:
        'Il faut une connexion par clé d’accès (empreinte, visage ou NIP). Ajoutez-en une dans votre profil, puis connectez-vous avec elle.',
    },
    notAllowed: { title: 'Non permis', message: 'Cette action est réservée à l’administration' },
    lastAdministrator: {
      title: 'Dernier compte d’administration',
      message: 'Le club a besoin d’au moins un compte d’administration actif',
    },
    notFound: { title: 'Introuvable', message: 'Introuvable' },
    userNotFound: { title: 'Utilisateur introuvable', message: 'Utilisateur introuvable' },
    sessionNotFound: { title: 'Séance introuvable', message: 'Cette séance n’existe pas' },
    seasonNotFound: { title: 'Saison introuvable', message: 'Cette saison n’existe pas' },
    noCurrentSeason: { title: 'Aucune saison en cours', message: 'Aucune saison n’est en cours' },
    paymentNotFound: { title: 'Paiement introuvable', message: 'Ce paiement n’existe pas' },
    subscriptionNotFound: { title: 'Abonnement introuvable', message: 'Cet abonnement n’existe pas' },
    methodNotAllowed: { title: 'Introuvable', message: 'Introuvable' },
    passwordToChoose: {
      title: 'Choisissez votre mot de passe',
      message:
        'Plus d’une inscription a été faite avec cette adresse. Choisissez maintenant votre mot de passe; votre nom d’utilisateur est {username}.',
    },
    usernameTaken: { title: 'Nom d’utilisateur déjà pris', message: 'Ce nom d’utilisateur est déjà pris' },
    emailTaken: { title: 'Courriel déjà utilisé', message: 'Cette adresse courriel est déjà utilisée' },
    sessionFull: { title: 'Séance complète', message: 'Cette séance est complète' },
    sessionCancelled: { title: 'Séance annulée', message: 'Cette séance est annulée' },
    sessionCompleted: { title: 'Séance terminée', message: 'Cette séance est terminée' },
    sessionNotFull: {
      title: 'Places disponibles',
      message: 'Il reste des places : vous pouvez réserver la vôtre',
    },
    attendanceExists: { title: 'Réponse déjà donnée', message: 'Vous avez déjà répondu pour cette séance' },
    attendanceMissing: {
      title: 'Aucune réponse',
      message: 'Vous n’avez pas encore répondu pour cette séance',
    },
    alreadySubscribed: { title: 'Abonnement déjà actif', message: 'Vous avez déjà un abonnement de saison' },
    subscriptionEnded: { title: 'Abonnement terminé', message: 'Cet abonnement est déjà terminé' },
    priceChanged: {
      title: 'Prix modifié',
      message: 'Le prix a changé. Veuillez recharger la page et réessayer.',
    },
    seasonNotActive: { title: 'Saison inactive', message: 'Cette saison n’est pas ouverte aux inscriptions' },
    illegalTransition: {
      title: 'Impossible',
      message: 'Un paiement dans cet état ne peut pas passer à l’état choisi',
    },
    capacityBelowRegistered: {
      title: 'Pas assez de places',
      message: 'Il y a déjà plus d’inscriptions que de places',
    },
    changedMeanwhile: {
      title: 'Quelqu’un d’autre a fait une modification',
      message: 'Quelqu’un d’autre a fait une modification. Veuillez recharger et réessayer.',
    },
    payloadTooLarge: { title: 'Trop volumineux', message: 'La demande est trop volumineuse' },
    unsupportedMediaType: { title: 'Demande illisible', message: 'La demande doit être en JSON' },
    tooManyRequests: {
      title: 'Trop de tentatives',
      message:
        'Trop de tentatives. Veuillez réessayer dans {seconds, plural, one {# seconde} other {# secondes}}.',
    },
    internal: { title: 'Une erreur est survenue', message: 'Une erreur est survenue. Veuillez réessayer.' },
    unavailable: {
      title: 'Non disponible',
      message: 'Le service n’est pas disponible en ce moment. Veuillez réessayer dans un instant.',
    },
  },

  fields: {
    required: 'Ce champ est obligatoire',
    invalid: 'Cette valeur n’est pas valide',
    unknown: 'Ce champ n’existe pas',
    minimum: 'Doit être d’au moins {limit}',
    maximum: 'Doit être d’au plus {limit}',
    minLength: 'Doit compter au moins {limit, plural, one {# caractère} other {# caractères}}',
    maxLength: 'Doit compter au plus {limit, plural, one {# caractère} other {# caractères}}',
    decimals: 'Ne doit pas compter plus de deux décimales',
    email: 'Adresse courriel non valide',
    emailRequired: 'L’adresse courriel est obligatoire',
    usernameRequired: 'Le nom d’utilisateur est obligatoire',
    usernameMin: 'Le nom d’utilisateur doit compter au moins 3 caractères',
    usernamePattern:
      'Le nom d’utilisateur ne peut contenir que des lettres, des chiffres, des traits de soulignement et des tirets',
    firstNameRequired: 'Le prénom est obligatoire',
    firstNameMin: 'Le prénom doit compter au moins 2 caractères',
    lastNameRequired: 'Le nom de famille est obligatoire',
    lastNameMin: 'Le nom de famille doit compter au moins 2 caractères',
    passwordRequired: 'Le mot de passe est obligatoire',
    passwordMin: 'Le mot de passe doit compter au moins 8 caractères',
    passwordPattern:
      'Le mot de passe doit contenir au moins une majuscule, une minuscule, un chiffre et un caractère spécial',
    passwordCommon:
      'Ce mot de passe est trop courant : c’est l’un des premiers qu’on essaierait. Veuillez en choisir un autre.',
    nameCharacters: 'Veuillez retirer les caractères invisibles',
    ownAddress: 'Veuillez modifier votre propre adresse dans votre profil',
    amountRequired: 'Le montant est obligatoire',
    amountMin: 'Le montant doit être supérieur à 0',
    recipients: 'Veuillez choisir au moins un destinataire',
    unknownRecipient: 'Ne fait pas partie du club : {address}',
    messageRequired: 'Une annonce doit contenir un message',
    noSuchDate: 'Cette date n’existe pas',
    endAfterStart: 'Doit être après le début',
    notInPast: 'Ne doit pas être dans le passé',
    notInFuture: 'Ne doit pas être dans le futur',
    passPeriod: 'Un abonnement de saison couvre {months} mois à partir d’aujourd’hui, ou la saison en cours',
    seriesTooLong: 'Une série compte au plus {limit} séances',
    seriesEmpty: 'Il ne reste aucune date dans cette série',
    seriesTaken: 'Il y a déjà une séance à chacune de ces dates',
  },

  confirmations: {
    registered: 'Veuillez consulter vos courriels pour confirmer votre adresse.',
    confirmed: 'Votre adresse courriel est confirmée. Vous pouvez maintenant vous connecter.',
    alreadyConfirmed: 'Votre adresse courriel est déjà confirmée. Vous pouvez vous connecter.',
    newAddressMailed: 'Le courriel est en route vers votre nouvelle adresse.',
    restored: 'Votre adresse est rétablie et votre mot de passe est modifié. Veuillez vous connecter.',
    resetSent: 'Si un compte existe pour cette adresse, un lien a été envoyé.',
    confirmationSent: 'Si cette adresse attend une confirmation, un lien a été envoyé.',
    passwordChanged: 'Votre mot de passe a été modifié.',
    attending: 'On se voit sur le terrain!',
    declined: 'Merci de nous avoir prévenus.',
    unsubscribed:
      'Vous ne recevrez plus de nouvelles par courriel; vous recevrez toujours les messages sur votre compte.',
  },

  names: { formerMember: 'Ex-membre', season: '{from} à {to} {year}', device: 'Appareil' },
};
