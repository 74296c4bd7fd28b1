import type { en } from './en';

/** Settings in Québec French. */
export const fr = {
  'settings.title': 'Paramètres',
  'settings.intro': 'Les valeurs par défaut des nouvelles séances, et les courriels envoyés automatiquement.',
  'settings.failed': 'Impossible de charger les paramètres',
  'settings.general': 'Général',
  'settings.organizationName': 'Nom de l’organisme',
  'settings.defaultPrice': 'Prix par défaut',
  'settings.defaultPriceHint': 'Le prix à la séance d’une nouvelle séance.',
  'settings.maxCapacity': 'Nombre maximal de places',
  'settings.maxCapacityHint': 'Le nombre de places d’une nouvelle séance.',
  'settings.places': 'Réponses et places',
  'settings.answersCloseMinutes': 'Clôture des réponses (minutes avant)',
  'settings.answersCloseMinutesHint':
    'Ensuite, plus personne ne prend, ne laisse ni n’obtient de place. 0\u00a0: au début de la séance.',
  'settings.proRatePasses': 'Abonnements au prorata',
  'settings.proRatePassesHint':
    'L’abonnement d’une saison ne coûte alors que les samedis qui restent, arrondi au dollar.',
  'settings.answerDeadlineHours': 'Date limite des réponses (heures avant)',
  'settings.answerDeadlineHoursHint':
    'Jusque-là, on peut annuler à temps et une place libérée va tout de suite à la tête de la liste d’attente. Ensuite, on demande d’abord à la personne suivante; dans les 2\u00a0dernières heures, on demande à toute la liste en même temps.',
  'settings.lateNoCharged': 'Les annulations tardives sont facturées',
  'settings.lateNoChargedHint':
    'Qui annule après la date limite des réponses doit quand même le prix, à moins que quelqu’un prenne la place. Annuler dans les 10\u00a0minutes qui suivent un premier oui est gratuit. Les réponses déjà données gardent ce qui leur a été promis.',
  'settings.creditReleasedDates': 'Les dates d’abonnement libérées sont créditées',
  'settings.creditReleasedDatesHint':
    'Qui libère une date de son abonnement avant la date limite des réponses reçoit en crédit, à la clôture des réponses, la part de cette date dans ce qui a été payé pour l’abonnement; rien tant qu’il n’est pas payé.',
  'settings.unpaidHoldHours': 'Une place non payée est offerte après (heures)',
  'settings.unpaidHoldHoursHint':
    'Si quelqu’un attend, une place qui n’est pas entièrement payée lui revient une fois ce délai écoulé depuis le oui, après un rappel, de jour seulement et jusqu’à la date limite des réponses. Vide\u00a0: jamais.',
  'settings.guestsPerPlayer': 'Invités par membre',
  'settings.guestsPerPlayerHint':
    'Combien d’invités, avec leur nom, un membre peut amener tant que personne n’attend. C’est le membre qui paie. 0\u00a0: aucun.',
  'settings.minPlayers': 'Nombre minimal de personnes',
  'settings.minPlayersHint':
    'Si moins de gens ont dit oui 36\u00a0heures avant la séance, un courriel pose la question à qui n’a pas répondu, et l’administration décide\u00a0: jouer ou annuler. 0\u00a0: jamais.',
  'settings.defaultLocation': 'Lieu par défaut',
  'settings.defaultLocationHint': 'Le lieu d’une nouvelle séance.',
  'settings.place': 'Adresse et carte',
  'settings.address': 'Adresse',
  'settings.latitude': 'Latitude',
  'settings.longitude': 'Longitude',
  'settings.position': 'Position sur la carte',
  'settings.positionHint':
    'L’endroit du repère sur la carte, en degrés, par exemple 45,5276 et -73,6117. Si vous laissez les deux champs vides, la carte cherche l’adresse. Une nouvelle adresse demande une nouvelle position.',
  'settings.position.both': 'Entrez la latitude et la longitude, ou aucune des deux',
  'settings.contact': 'Coordonnées et paiement',
  'settings.contactEmail': 'Courriel de contact',
  'settings.contactEmailHint': 'Affiché sur chaque page; les réponses aux courriels du club y sont envoyées.',
  'settings.paymentEmail': 'Courriel de paiement',
  'settings.paymentEmailHint': 'L’adresse à laquelle envoyer les virements Interac.',
  'settings.socialLinks': 'Réseaux sociaux',
  'settings.socialHint': 'L’adresse https de la page du club. Vide, elle n’est pas affichée.',
  'settings.social.invalid': 'Doit être une adresse https sur {network}',
  'settings.notifications': 'Avis par courriel',
  'settings.welcomeEmail': 'Courriel de bienvenue aux nouveaux membres',
  'settings.welcomeEmailHint': 'Envoyé dès que l’adresse est confirmée.',
  'settings.sessionReminder': 'Rappel de séance',
  'settings.sessionReminderHint': 'Envoyé la veille aux personnes inscrites.',
  'settings.lowCapacityAlert': 'Avis de faible participation',
  'settings.lowCapacityAlertHint':
    'Envoyé à l’administration deux jours avant, quand il y a peu d’inscriptions.',
  'settings.answerEmails': 'Confirmation des réponses',
  'settings.answerEmailsHint':
    'Envoyée à toute personne qui réserve une place, s’absente, s’inscrit à une liste d’attente ou invite quelqu’un.',
  'settings.spotEmails': 'Places offertes et réservées',
  'settings.spotEmailsHint':
    'Envoyé quand une place est offerte à quelqu’un, réservée ou reprise. Sans ce courriel, les offres expirent sans être vues, à moins d’ouvrir le site à temps.',
  'settings.passEmails': 'Abonnements de saison',
  'settings.passEmailsHint':
    'Envoyé quand un abonnement est acheté, prend fin ou est offert à la tête de la file, et pour les nouvelles séances qu’il couvre. Sans ce courriel, ces offres expirent sans être vues, à moins d’ouvrir le site à temps.',
  'settings.notificationsHint':
    'Chaque membre peut se passer de certains de ces courriels dans son profil. Ceux qui concernent les comptes, les paiements et les séances qui changent sont toujours envoyés.',
  'settings.security': 'Sécurité',
  'settings.adminsNeedPasskey': 'Clé d’accès exigée pour l’administration',
  'settings.adminsNeedPasskeyHint':
    'Sans clé d’accès (empreinte, visage ou NIP), personne n’entre dans cette console. Pour l’activer, connectez-vous d’abord avec la vôtre.',
  'settings.system': 'Système',
  'settings.version': 'Version',
  'settings.lastBackup': 'Dernière sauvegarde',
  'settings.noBackup': 'Aucune pour le moment',
  'settings.storageUsed': 'Espace utilisé',
  'settings.activeUsers': 'Utilisateurs actifs',
  'settings.totalSeasons': 'Saisons au total',
  'settings.saved': 'Paramètres enregistrés',
  'settings.saveFailed': 'Impossible d’enregistrer les paramètres',
} as const satisfies Record<keyof typeof en, string>;
